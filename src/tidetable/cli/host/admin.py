"""`tidetable admin`: all tables of a database, for whoever keeps the house."""

# Annotations are not postponed here: the help texts in them are said while the app is built.
import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tidetable.cli import WORDS as SPOKEN
from tidetable.cli.arguments import lang_option
from tidetable.cli.help import SpokenCommand, SpokenGroup
from tidetable.cli.host.serve import why_not
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.errors import BadTable
from tidetable.core.say.words import Words, words

if TYPE_CHECKING:
    from tidetable.server.steward import Steward
    from tidetable.server.store.archive import Listed

Command = TypeVar("Command", bound=Callable[..., Any])


def add_admin(app: typer.Typer, say: Words, language: str) -> None:
    admin = typer.Typer(
        cls=SpokenGroup,
        help=say("help-admin"),
        short_help=say("help-admin.short"),
        epilog=say("help-admin.examples"),
    )
    app.add_typer(admin, name="admin")
    AdminCommands(admin, say, language).add_all()


class AdminCommands:
    """The commands, and the options that they share."""

    def __init__(self, app: typer.Typer, say: Words, language: str) -> None:
        self.app, self.say, self.language = app, say, language
        self.folder = typer.Option(metavar=say("metavar-folder"), help=say("help-data-dir"))
        self.database = typer.Option(metavar=say("metavar-database"), help=say("help-database"))
        self.dry = typer.Option("--dry-run", help=say("help-dry-run"))
        self.number = typer.Argument(
            metavar=say("metavar-table-number"), help=say("help-admin-table")
        )
        self.numbers = typer.Argument(
            metavar=say("metavar-table-numbers"), help=say("help-admin-tables")
        )
        self.lang = lang_option(say)

    def command(self, name: str) -> Callable[[Command], Command]:
        say = self.say
        short = say(f"help-admin-{name}.short")
        return self.app.command(
            name, cls=SpokenCommand, help=say(f"help-admin-{name}"), short_help=short
        )

    def add_all(self) -> None:
        self.add_looking()
        self.add_changing()
        self.add_setting_aside()

    # --- looking --------------------------------------------------------------------------------

    def add_looking(self) -> None:
        say = self.say

        @self.command("list")
        def list_(
            tables: Annotated[list[int] | None, self.numbers] = None,
            data_dir: Annotated[str, self.folder] = "",
            database: Annotated[str, self.database] = "",
            lang: Annotated[str, self.lang] = "",
        ) -> None:
            found = these(steward(say, data_dir, database), tables or [])
            show(say, found)
            Terminal().show(say("admin-tables", n=len(found)))

        @self.command("verify")
        def verify(
            tables: Annotated[list[int] | None, self.numbers] = None,
            data_dir: Annotated[str, self.folder] = "",
            database: Annotated[str, self.database] = "",
            lang: Annotated[str, self.lang] = "",
        ) -> None:
            raise typer.Exit(self.verified(steward(say, data_dir, database), tables or []))

        @self.command("export")
        def export(
            table: Annotated[int, self.number],
            data_dir: Annotated[str, self.folder] = "",
            database: Annotated[str, self.database] = "",
            lang: Annotated[str, self.lang] = "",
        ) -> None:
            keeper = steward(say, data_dir, database)
            these(keeper, [table])
            record = keeper.export(table)
            if record is None:
                raise BadTable("running")
            typer.echo(record, nl=False)

        @self.command("backup")
        def backup(
            file: Annotated[
                str, typer.Argument(metavar=say("metavar-file"), help=say("help-admin-backup-file"))
            ],
            data_dir: Annotated[str, self.folder] = "",
            database: Annotated[str, self.database] = "",
            lang: Annotated[str, self.lang] = "",
        ) -> None:
            keeper = steward(say, data_dir, database)
            if keeper.file is None:
                raise BadTable("backup")
            try:
                keeper.back_up(keeper.file, Path(file))
            except (OSError, sqlite3.Error) as error:
                raise Stopped(say("admin-not-written", file=file, why=str(error))) from error
            Terminal().show(say("admin-backed-up", file=file))

    def verified(self, keeper: "Steward", ids: list[int]) -> int:
        """Say which tables are sick; return the exit code."""
        from tidetable.server.web.languages import WORDS

        say, house = self.say, words(self.language, SPOKEN, WORDS)
        these(keeper, ids)
        found = keeper.examine(ids)
        for one in found:
            if one.aside is not None:
                why = house(one.aside.key, **one.aside.facts)
                Terminal().show(say("admin-aside", table=one.table.id, why=why))
            elif one.sick:
                Terminal().show(say("admin-luck", table=one.table.id))
        sick = sum(one.sick for one in found)
        Terminal().show(say("admin-verified", n=len(found), sick=sick))
        return 1 if sick else 0

    # --- changing -------------------------------------------------------------------------------

    def add_changing(self) -> None:
        say = self.say
        days = typer.Option(
            "--older", min=0, metavar=say("metavar-days"), help=say("help-admin-older")
        )
        unfinished_option = typer.Option("--unfinished", help=say("help-admin-unfinished"))
        to_option = typer.Option("--to", metavar=say("metavar-shape"), help=say("help-admin-to"))

        @self.command("prune")
        def prune(
            older: Annotated[float, days],
            unfinished: Annotated[bool, unfinished_option] = False,
            dry_run: Annotated[bool, self.dry] = False,
            data_dir: Annotated[str, self.folder] = "",
            database: Annotated[str, self.database] = "",
            lang: Annotated[str, self.lang] = "",
        ) -> None:
            keeper = steward(say, data_dir, database)
            now = datetime.now(UTC).replace(tzinfo=None)
            found = keeper.old(older, now, unfinished)
            show(say, found)
            if not dry_run:
                keeper.forget(found)
            Terminal().show(say("admin-pruned", n=len(found), dry=str(dry_run)))

        @self.command("migrate")
        def migrate(
            to: Annotated[str, to_option] = "",
            dry_run: Annotated[bool, self.dry] = False,
            data_dir: Annotated[str, self.folder] = "",
            database: Annotated[str, self.database] = "",
            lang: Annotated[str, self.lang] = "",
        ) -> None:
            keeper = steward(say, data_dir, database, any_shape=True)
            if to and to not in keeper.shapes():
                raise Misused(say("admin-shape", shape=to, known=" ".join(keeper.shapes())))
            steps = keeper.way(to)
            if not dry_run:
                keeper.bring(to)
            facts = {"way": ", ".join(steps), "dry": str(dry_run)}
            Terminal().show(say("admin-migrated", n=len(steps), **facts).rstrip())

    # --- setting aside --------------------------------------------------------------------------

    def add_setting_aside(self) -> None:
        self.add_switch("set-aside", aside=True)
        self.add_switch("free", aside=False)

    def add_switch(self, name: str, aside: bool) -> None:
        say = self.say

        @self.command(name)
        def switch(
            tables: Annotated[list[int], self.numbers],
            dry_run: Annotated[bool, self.dry] = False,
            data_dir: Annotated[str, self.folder] = "",
            database: Annotated[str, self.database] = "",
            lang: Annotated[str, self.lang] = "",
        ) -> None:
            keeper = steward(say, data_dir, database)
            found = [one for one in these(keeper, tables) if one.aside != aside]
            show(say, found)
            if not dry_run:
                keeper.set_aside(found, aside)
            Terminal().show(say(f"admin-{name}", n=len(found), dry=str(dry_run)))


def steward(say: Words, data_dir: str, database: str, any_shape: bool = False) -> "Steward":
    """Return who works on a database; games that are not there are not made."""
    from tidetable.cli.keeping import DATABASE, usual_folder
    from tidetable.server import missing

    if package := missing():
        raise Stopped(say("serve-missing", package=package))
    from sqlalchemy.exc import SQLAlchemyError

    from tidetable.server.steward import Steward
    from tidetable.server.store.database import DatabaseFailed

    if not database:
        file = (Path(data_dir) if data_dir else usual_folder(say)) / DATABASE
        if not file.exists():
            raise Stopped(say("admin-no-games", file=str(file)))
        database = f"sqlite:///{file}"
    try:
        keeper = Steward(database)
        is_older = bool(keeper.way(""))
    except (SQLAlchemyError, DatabaseFailed, ImportError) as error:
        raise why_not(say, database, error) from error
    if is_older and not any_shape:
        raise Stopped(say("admin-older"))
    return keeper


def these(keeper: "Steward", ids: list[int]) -> "list[Listed]":
    """Return the tables that are named, or all; refuse a number that no table has."""
    found = keeper.listed(ids)
    if missing := {*ids} - {one.id for one in found}:
        raise BadTable("number", table=min(missing))
    return found


def show(say: Words, tables: "Iterable[Listed]") -> None:
    """List tables, a line each: easy to read, and easy to cut by columns."""
    for one in tables:
        state = "aside" if one.aside else "over" if one.over else "open"
        facts = {"table": one.id, "edition": one.edition, "lines": one.lines}
        when = f"{one.created:%Y-%m-%d}"
        Terminal().show(say("admin-table", game=one.game, state=state, when=when, **facts))
