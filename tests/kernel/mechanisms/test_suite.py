"""Every toy keeps the whole contract of the kernel."""

import pytest

from deska.testing import Check, suite
from tests.kernel.mechanisms.toys import TOYS

CHECKS = [pytest.param(check, id=f"{spec.id}-{check.name}") for spec in TOYS for check in suite(spec)]


@pytest.mark.parametrize("check", CHECKS)
def test_toy_keeps_the_contract(check: Check) -> None:
    check.run()
