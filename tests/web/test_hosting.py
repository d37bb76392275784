"""The statements of docs/hosting.md are true."""

import asyncio
import re
import sys
from pathlib import Path

from deska.web.settings import Settings
from tests.web.server import running

DOCS = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf8")


def test_the_program_that_plays(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(DOCS.partition("```python\n")[2].partition("```")[0])

    async def scenario() -> str:
        async with running(tmp_path) as place:
            command = [sys.executable, str(script), f"http://127.0.0.1:{place.port}"]
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            out, _ = await process.communicate()
            assert process.returncode == 0
            return out.decode()

    assert "'winners': [" in asyncio.run(scenario())


def test_every_setting_is_there_with_its_default() -> None:
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ([^|]+) \|", DOCS, re.MULTILINE)
    told = {name: default for names, default in rows for name in re.findall(r"`(\w+)`", names)}
    assert set(told) == set(Settings.model_fields)
    for name, field in Settings.model_fields.items():
        if type(field.default) in (int, float, bool) and name != "workers":
            assert str(field.default).lower() in re.split(r"[^\w]+", told[name]), name
