"""Settings of the server: from the environment (`DESKA_PORT=9000`), else from `deska.toml` in the data folder, else the defaults here."""

from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from deska.kernel.errors import DeskaError
from deska.table.database import sqlite_url


class BadSettings(DeskaError):
    """A setting cannot be used; its text says which one and why."""


class Settings(BaseSettings):
    """All settings; unknown ones, and values of the wrong type, are refused."""

    model_config = SettingsConfigDict(env_prefix="DESKA_", extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    data: Path = Path()
    """The folder of the database and of `deska.toml`."""
    database: str = ""
    """The address of another database; if empty, SQLite in the data folder is used."""
    internal: str = Field(default="", pattern=r"^(|https?://[^\s/]+)$")
    """The address at which other servers on the same database reach this one; if empty, where it listens."""
    address: str = ""
    """The address at which people reach the server, if that is not what their browser asks for: `https://deska.example`."""
    origins: list[str] = []
    """Other pages that may talk to the server."""
    proxies: list[str] = []
    """Addresses or networks of proxies in front of this server: only they may say for which client they speak."""
    monitors: list[str] = ["127.0.0.1", "::1"]
    """Addresses or networks that may read `/metrics`."""
    log: Literal["plain", "json"] = "plain"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    workers: int = Field(default=0, ge=0, le=64)
    """The number of processes that think for bots; 0 means one less than there are cores."""
    most_tables: int = Field(default=20, ge=1)
    """The most open tables of one device."""
    most_newcomers: int = Field(default=200, ge=1)
    """The most new tables and new devices from one address in an hour."""
    most_connections: int = Field(default=100, ge=4)
    """The most connections of one address."""
    header_seconds: float = Field(default=10, gt=0)
    """Seconds in which the headers of a request have to come."""
    body_seconds: float = Field(default=60, gt=0)
    """Seconds in which the body of a request has to come."""
    most_sockets: int = Field(default=12, ge=1)
    """The most windows of one device at one table."""
    most_openings: int = Field(default=5, ge=1)
    """The most sockets that one address may open in a second; ten times as many may come at once."""
    most_message: int = Field(default=32_768, ge=1024)
    """The most bytes of a message."""
    most_body: int = Field(default=4_000_000, ge=10_000)
    """The most bytes of a request, such as a game to import."""
    most_messages: int = Field(default=20, ge=1)
    """The most messages from one socket in a second; twice as many may come at once."""
    most_requests: int = Field(default=40, ge=1)
    """The most changing requests from one address in a second; ten times as many may come at once."""
    idle_minutes: float = Field(default=10, gt=0)
    """Minutes after which a table that nobody looks at leaves the memory."""
    expire_days: float = Field(default=0, ge=0)
    """Days after which a table at which nothing happens is deleted; 0 means never."""
    reports: str = Field(default="", pattern=r"^(|mailto:[^\s@]+@[^\s@]+|https?://\S+)$")
    """The address for reports about errors in the rules: `mailto:rules@deska.example`, or a web address."""
    webhooks: bool = False
    """True if people may have notices sent to web addresses."""

    @field_validator("proxies", "monitors")
    @classmethod
    def check_networks(cls, networks: list[str]) -> list[str]:
        for network in networks:
            ip_network(network)
        return networks

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.data / "deska.db")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, settings_cls.model_config.get("toml_file"))


def read_settings(data: Path, **given: Any) -> Settings:
    """Read the settings: the command line wins over the environment, and that over the file."""

    class Here(Settings):
        model_config = SettingsConfigDict(toml_file=data / "deska.toml")

    try:
        return Here(data=data, **{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        raise BadSettings(f"the setting {'.'.join(map(str, first['loc']))} cannot be used: {first['msg']}") from None
    except ValueError as error:
        raise BadSettings(f"{data / 'deska.toml'} cannot be read: {error}") from None
