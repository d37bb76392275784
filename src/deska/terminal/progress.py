"""How far somebody has learned the games; it is kept on this machine, beside the saved games."""

import json
from pathlib import Path

from deska.table.folders import data_folder
from deska.table.lessons import lessons_of


class Progress:
    """The furthest step of every lesson: `{game: {lesson: step}}`. A file that cannot be read counts as empty, and is not overwritten
    before somebody learns something."""

    def __init__(self, path: Path, steps: dict[str, dict[str, int]]) -> None:
        self.path = path
        self.steps = steps

    @classmethod
    def read(cls) -> "Progress":
        path = data_folder() / "lessons.json"
        try:
            data = json.loads(path.read_text(encoding="utf8"))
        except (OSError, ValueError):
            data = {}
        return cls(path, clean(data))

    def step_of(self, game: str, lesson: str) -> int:
        return self.steps.get(game, {}).get(lesson, 0)

    def is_done(self, game: str, lesson: str) -> bool:
        return any(self.step_of(game, lesson) >= len(known.steps) for known in lessons_of(game) if known.name == lesson)

    def next_of(self, game: str) -> str:
        """The first lesson that is not done yet; the first of all if everything is done."""
        names = [lesson.name for lesson in lessons_of(game)]
        return next((name for name in names if not self.is_done(game, name)), names[0])

    def reach(self, game: str, lesson: str, step: int) -> None:
        """Note a step, and keep it if the disk allows; learning goes on either way."""
        if step <= self.step_of(game, lesson):
            return
        self.steps.setdefault(game, {})[lesson] = step
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self.steps, indent=1) + "\n", encoding="utf8")
        except OSError:
            return


def clean(data: object) -> dict[str, dict[str, int]]:
    """The sound part of foreign data."""
    if not isinstance(data, dict):
        return {}
    return {
        str(game): {str(lesson): step for lesson, step in lessons.items() if type(step) is int and step >= 0}
        for game, lessons in data.items()
        if isinstance(lessons, dict)
    }
