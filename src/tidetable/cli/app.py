"""The command `tidetable`, built for the language of whoever types it.

Commands import what they need when they run, so that `--help` and `--version` come at once.
"""

# Annotations are not postponed here: the help texts in them are said while the app is built.
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from tidetable.cli import WORDS
from tidetable.cli.arguments import data_option, game_argument, lang_option
from tidetable.cli.help import SpokenCommand, SpokenGroup
from tidetable.cli.host.admin import add_admin
from tidetable.cli.host.serve import add_serve
from tidetable.cli.terminal import Misused, Terminal, choose_language
from tidetable.cli.workshop import add_workshop
from tidetable.core.say.words import Words, words
from tidetable.version import __version__


def main() -> None:
    build(choose_language(sys.argv[1:], os.environ))(prog_name="tidetable")


def build(language: str) -> typer.Typer:
    """Return the whole command, speaking this language."""
    say = words(language, WORDS)
    app = typer.Typer(
        name="tidetable",
        cls=SpokenGroup,
        help=say("help-tidetable"),
        epilog=say("help-tidetable.examples"),
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"obj": say},
    )
    add_root(app, say)
    add_play(app, say, language)
    add_serve(app, say, language)
    add_admin(app, say, language)
    add_replay(app, say, language)
    add_review(app, say, language)
    add_rules(app, say, language)
    add_games(app, say, language)
    add_workshop(app, say, language)
    return app


def add_root(app: typer.Typer, say: Words) -> None:
    def show_version(wished: bool) -> None:
        if wished:
            from tidetable.core.vec import COMPILED

            compiled = "yes" if COMPILED else "no"
            Terminal().show(say("version", version=__version__, compiled=compiled))
            raise typer.Exit

    version_option = typer.Option(
        "--version", is_eager=True, callback=show_version, help=say("help-version")
    )

    @app.callback(invoke_without_command=True)
    def tidetable(
        context: typer.Context,
        version: Annotated[bool, version_option] = False,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        if context.invoked_subcommand is None:
            context.get_help()


def add_play(app: typer.Typer, say: Words, language: str) -> None:
    @app.command(
        cls=SpokenCommand,
        help=say("help-play"),
        short_help=say("help-play.short"),
        epilog=say("help-play.examples"),
    )
    def play(
        game: Annotated[
            str, typer.Argument(metavar=say("metavar-game"), help=say("help-game"))
        ] = "",
        players: Annotated[
            int | None, typer.Option(metavar=say("metavar-number"), help=say("help-players"))
        ] = None,
        bots: Annotated[
            str | None, typer.Option(metavar=say("metavar-bots"), help=say("help-bots"))
        ] = None,
        names: Annotated[
            str | None, typer.Option(metavar=say("metavar-names"), help=say("help-names"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option(metavar=say("metavar-option"), help=say("help-option"))
        ] = None,
        seed: Annotated[
            str | None, typer.Option(metavar=say("metavar-number"), help=say("help-seed"))
        ] = None,
        resume: Annotated[
            str, typer.Option(metavar=say("metavar-file"), help=say("help-resume"))
        ] = "",
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        auto_done: Annotated[bool, typer.Option("--auto-done", help=say("help-auto-done"))] = False,
        no_unseen: Annotated[bool, typer.Option("--no-unseen", help=say("help-no-unseen"))] = False,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.play import set_up, take_up

        if resume:
            if any(wish is not None for wish in (players, bots, names, option, seed)):
                raise Misused(say("misused-resume"))
            sitting = take_up(Path(resume), game, language)
        elif game:
            sitting = set_up(game, language, players, bots, names, option or [], seed)
        else:
            raise Misused(say("misused-missing", name=say("metavar-game")))
        if auto_done:
            sitting.skips.update(range(len(sitting.players)))
        sitting.helps = not no_unseen
        raise typer.Exit(sitting.run())


def add_replay(app: typer.Typer, say: Words, language: str) -> None:
    fingerprint_option = typer.Option(
        metavar=say("metavar-fingerprint"), help=say("help-fingerprint")
    )

    @app.command(
        cls=SpokenCommand,
        help=say("help-replay") + "\n\n" + say("help-replay.codes"),
        short_help=say("help-replay.short"),
        epilog=say("help-replay.examples"),
    )
    def replay(
        file: Annotated[str, typer.Argument(metavar=say("metavar-file"), help=say("help-file"))],
        verify: Annotated[bool, typer.Option("--verify", help=say("help-verify"))] = False,
        fingerprint: Annotated[str | None, fingerprint_option] = None,
        step: Annotated[bool, typer.Option("--step", help=say("help-step"))] = False,
        seat: Annotated[
            int | None, typer.Option(metavar=say("metavar-number"), min=1, help=say("help-seat"))
        ] = None,
        svg: Annotated[str, typer.Option(metavar=say("metavar-file"), help=say("help-svg"))] = "",
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.replay import replay as show

        picture = Path(svg) if svg else None
        raise typer.Exit(show(Path(file), language, verify, fingerprint, step, seat or 0, picture))


def add_review(app: typer.Typer, say: Words, language: str) -> None:
    number = say("metavar-number")

    @app.command(
        cls=SpokenCommand,
        help=say("help-review") + "\n\n" + say("help-review.codes"),
        short_help=say("help-review.short"),
        epilog=say("help-review.examples"),
    )
    def review(
        file: Annotated[str, typer.Argument(metavar=say("metavar-file"), help=say("help-file"))],
        seat: Annotated[
            int | None, typer.Option(metavar=number, min=1, help=say("help-review-seat"))
        ] = None,
        playouts: Annotated[
            int | None, typer.Option(metavar=number, min=0, help=say("help-review-playouts"))
        ] = None,
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.review import review as show

        show(Path(file), language, seat or 0, playouts)


def add_rules(app: typer.Typer, say: Words, language: str) -> None:
    @app.command(
        cls=SpokenCommand,
        help=say("help-rules"),
        short_help=say("help-rules.short"),
        epilog=say("help-rules.examples"),
    )
    def rules(
        game: Annotated[str, game_argument(say)],
        unprinted: Annotated[bool, typer.Option("--unprinted", help=say("help-unprinted"))] = False,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable import games
        from tidetable.cli import pages

        box = games.box(game)
        show = pages.not_printed if unprinted else pages.rules
        show(Terminal(), box, box.words(language, WORDS))


def add_games(app: typer.Typer, say: Words, language: str) -> None:
    @app.command(
        cls=SpokenCommand,
        help=say("help-games"),
        short_help=say("help-games.short"),
        epilog=say("help-games.examples"),
    )
    def games(lang: Annotated[str, lang_option(say)] = "") -> None:
        from tidetable.cli import pages

        pages.games(Terminal(), language)
