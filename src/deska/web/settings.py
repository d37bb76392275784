"""Settings of the server: from the environment (`DESKA_PORT=9000`), else from `deska.toml` in the data folder, else these."""

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
    """All that can be set; what is unknown or of the wrong type is refused."""

    model_config = SettingsConfigDict(env_prefix="DESKA_", extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    data: Path = Path()
    """The folder of the database and of `deska.toml`."""
    database: str = ""
    """The address of another database; empty: SQLite in the data folder."""
    address: str = ""
    """Where people reach the server, if that is not what their browser asks for: `https://deska.example`."""
    origins: list[str] = []
    """Other pages that may talk to the server."""
    proxies: list[str] = []
    """Addresses or networks of web servers in front of this one: only they are believed whom they speak for."""
    log: Literal["plain", "json"] = "plain"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    workers: int = Field(default=0, ge=0, le=64)
    """Processes in which bots think; 0: one less than there are cores."""
    most_tables: int = Field(default=20, ge=1)
    """Open tables of one device."""
    most_newcomers: int = Field(default=200, ge=1)
    """New tables and new devices an hour from one address."""
    most_connections: int = Field(default=100, ge=4)
    """Connections that one address may hold."""
    header_seconds: float = Field(default=10, gt=0)
    """In which a request has to say what it wants."""
    body_seconds: float = Field(default=60, gt=0)
    """In which the rest of a request has to come."""
    most_sockets: int = Field(default=12, ge=1)
    """Windows of one device at one table."""
    most_openings: int = Field(default=5, ge=1)
    """Sockets a second that one address may open; ten times as many may come at once."""
    most_message: int = Field(default=32_768, ge=1024)
    """Bytes of a message."""
    most_body: int = Field(default=4_000_000, ge=10_000)
    """Bytes of a request, such as a game to import."""
    most_messages: int = Field(default=20, ge=1)
    """Messages a second from one socket; as many again may come at once."""
    most_requests: int = Field(default=40, ge=1)
    """Requests a second from one address that change something; ten times as many may come at once."""
    idle_minutes: float = Field(default=10, gt=0)
    """After so long a table that nobody looks at leaves the memory."""
    reports: str = Field(default="", pattern=r"^(|mailto:[^\s@]+@[^\s@]+|https?://\S+)$")
    """Where people may send what they found wrong in the rules: `mailto:rules@deska.example`, or a web address."""
    webhooks: bool = False
    """Whether people may have notices sent to web addresses."""

    @field_validator("proxies")
    @classmethod
    def check_proxies(cls, proxies: list[str]) -> list[str]:
        for proxy in proxies:
            ip_network(proxy)
        return proxies

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
    """What was given on the command line wins over the environment, and that over the file."""

    class Here(Settings):
        model_config = SettingsConfigDict(toml_file=data / "deska.toml")

    try:
        return Here(data=data, **{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        raise BadSettings(f"the setting {'.'.join(map(str, first['loc']))} cannot be used: {first['msg']}") from None
    except ValueError as error:
        raise BadSettings(f"{data / 'deska.toml'} cannot be read: {error}") from None
