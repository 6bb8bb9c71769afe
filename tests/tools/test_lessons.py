"""The lessons of the web app: played by the law, and as their files say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import tessella
from tessella.core.option import usual
from tessella.core.registry import game_type
from tessella.games.tetris_link.events import UsedUp
from tools.lessons import __main__ as program
from tools.lessons import files
from tools.lessons.made import LessonError, legal, made, reached
from tools.lessons.rows import LEARNER, Lesson, Step
from tools.lessons.tables import LESSONS
from tools.lessons.tries import tries

if TYPE_CHECKING:
    from tessella.core import State

ROOT = Path(__file__).parent.parent.parent
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]
NAMES = [f"{lesson.game}-{step.name}" for lesson, step in STEPS]


def state_of(lesson: Lesson, step: Step) -> State:
    start = tessella.game(lesson.game, **lesson.options).start()
    return reached(start, step.moves)[0]


def told(lesson: Lesson, step: Step) -> dict[str, Any]:
    """What the file of a lesson tells of a step."""
    text = (ROOT / files.FOLDER / lesson.game / "lesson.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)["steps"]
    return next(one for one in found if one["name"] == step.name)


def test_the_files_are_what_the_law_makes() -> None:
    assert list(files.stale(ROOT, files.texts())) == []


def test_every_game_has_a_lesson_of_about_ten_steps() -> None:
    assert {lesson.game for lesson in LESSONS} == set(tessella.games())
    for lesson in LESSONS:
        assert 8 <= len(lesson.steps) <= 12
        assert len({step.name for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=NAMES)
def test_every_try_is_answered_as_the_law_would(lesson: Lesson, step: Step) -> None:
    state, kept = state_of(lesson, step), told(lesson, step)
    outcomes = {move: outcome for outcome in kept["outcomes"] for move in outcome["moves"]}
    reasons = {move: reason for reason in kept["refusals"] for move in reason["moves"]}
    pieces = frozenset(tried.piece for tried in legal(state, step))
    for move in tries(state, pieces):
        refusal = state.refusal(move)
        if refusal is None:
            assert outcomes[move]["gain"] == state.view(LEARNER).gain(state.game.parse(move))
        else:
            assert move not in outcomes
            assert reasons.get(move, kept["refusals"][-1])["key"] == refusal.message.key


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=NAMES)
def test_every_right_move_leads_where_the_law_leads(lesson: Lesson, step: Step) -> None:
    state, kept = state_of(lesson, step), told(lesson, step)
    right = [outcome for outcome in kept["outcomes"] if "after" in outcome]
    assert any(kept["shown"] in outcome["moves"] for outcome in right)
    for outcome in right:
        for move in outcome["moves"]:
            after = state.play(move)
            for chance in step.then.split():
                after = after.play(chance)
            assert outcome["after"]["scores"] == list(after.scores)
            assert (outcome["after"]["result"] is None) == (after.result is None)


HIDING = [each for each in STEPS if tessella.game(each[0].game).has_secrets]


@pytest.mark.parametrize(("lesson", "step"), HIDING)
def test_a_step_shows_no_secret(lesson: Lesson, step: Step) -> None:
    racks = told(lesson, step)["view"]["racks"]
    assert [rack["pieces"] for rack in racks if rack["seat"] != LEARNER] == [[], []]


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        (Step("late", "first:1"), "it is not the turn of who learns"),
        (Step("vain", "first:0", pieces="X", aim=lambda _: False), "nothing is not right"),
        (Step("wrong", "first:0", pieces="X", shown="a1"), "a1 is not right"),
    ],
)
def test_a_step_that_the_law_contradicts_is_named(step: Step, problem: str) -> None:
    with pytest.raises(LessonError, match=f"{step.name}: {problem}"):
        made(Lesson("blokus-duo", (step,)))


def test_a_stale_file_is_named_and_written_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "texts", lambda: {Path("a/b.json"): "{}"})
    assert program.main(["--check"]) == 1
    assert "a/b.json is not what the law makes: run `make lessons`." in capsys.readouterr().out
    assert program.main([]) == 0
    assert program.main(["--check"]) == 0


@pytest.mark.parametrize(("language", "edition"), [("en", "fr"), ("fr", "fr"), ("de", "de")])
def test_tl_12_the_lesson_tells_the_rule_of_the_edition_of_its_language(
    language: str, edition: str
) -> None:
    choices = game_type("tetris-link").choices
    assert {"edition": "fr", **usual(choices, language)}["edition"] == edition
    path = ROOT / files.FOLDER / "tetris-link" / "lesson" / f"{language}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    (told,) = (line for line in lines if line.startswith("tetris-link-end-text"))
    assert told.endswith("(TL-12).")
    assert ("setzt du aus" in told) is (edition == "de")


def test_tl_12_no_step_of_the_lesson_rolls_a_shape_that_is_used_up() -> None:
    (lesson,) = (one for one in LESSONS if one.game == "tetris-link")
    for step in lesson.steps:
        assert not any(isinstance(e, UsedUp) for e in state_of(lesson, step).events), step.name
