from pathlib import Path

import msgspec
import pytest

from tessella.core.language import LANGUAGES
from tessella.server.settings import ACCEPTS, SettingError, Settings, purpose, read_settings


def test_every_setting_has_a_default_a_purpose_and_a_list_of_values() -> None:
    names = {field.name for field in msgspec.structs.fields(Settings)}
    assert names == set(ACCEPTS)
    for language in LANGUAGES:
        assert all(purpose(name, language) for name in names)
    assert read_settings({}, {}) == Settings()


def test_flags_win_over_the_environment_and_both_over_defaults() -> None:
    environment = {
        "TESSELLA_PORT": "9000",
        "TESSELLA_HOST": "192.0.2.1",
        "TESSELLA_DATA": "/srv/tessella",
        "TESSELLA_ORIGINS": "https://a.test, https://b.test",
        "TESSELLA_LOG_FORMAT": "json",
        "TESSELLA_REDIS": "",
        "TESSELLA_ISA": "base",
        "PATH": "/bin",
    }
    settings = read_settings(environment, {"port": 9001, "host": None})
    assert (settings.port, settings.host) == (9001, "192.0.2.1")
    assert settings.data == Path("/srv/tessella")
    assert settings.database_file == Path("/srv/tessella/tessella.sqlite3")
    assert settings.origins == ("https://a.test", "https://b.test")
    assert settings.log_format == "json"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("PORT", "eighty"), ("PORT", "65536"), ("PORT", "-1"), ("PROXIES", "9")],
        *[("DATABASE", "mysql://x/y"), ("REDIS", "http://x"), ("PUBLIC_URL", "table.test")],
        *[("PUBLIC_URL", "https://table.test/path"), ("ORIGINS", "https://a.test/x")],
        *[("SECRET", "short"), ("METRICS_TOKEN", "short"), ("LOG_FORMAT", "xml")],
        *[("PASSWORD_TIME", "0"), ("BODY_LIMIT", "12"), ("LOG_LEVEL", "loud")],
    ],
)
def test_a_refused_value_is_told_with_what_would_be_accepted(name: str, value: str) -> None:
    with pytest.raises(SettingError) as refused:
        read_settings({f"TESSELLA_{name}": value}, {})
    for language in LANGUAGES:
        said = refused.value.say(language)
        assert f"TESSELLA_{name}" in said
        assert ACCEPTS[name.lower()] in said


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(SettingError, match=r"TESSELLA_PROT.*TESSELLA_PORT"):
        read_settings({"TESSELLA_PROT": "80"}, {})


@pytest.mark.parametrize("name", ["SECRET", "DATABASE", "REDIS", "METRICS_TOKEN"])
def test_what_may_hold_a_password_is_not_repeated(name: str) -> None:
    with pytest.raises(SettingError) as refused:
        read_settings({f"TESSELLA_{name}": "x:hunter2@"}, {})
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_is_spoken_to_by_its_driver(scheme: str) -> None:
    settings = read_settings({"TESSELLA_DATABASE": f"{scheme}://u:p@h/d?x=1"}, {})
    assert settings.database_url == "postgresql+asyncpg://u:p@h/d?x=1"
    assert Settings().database_url == ""
