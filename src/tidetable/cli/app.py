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
from tidetable.cli.terminal import Misused, Stopped, Terminal, choose_language
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
    add_replay(app, say, language)
    add_review(app, say, language)
    add_rules(app, say, language)
    add_games(app, say, language)
    add_data(app, say, language)
    add_new(app, say, language)
    add_check(app, say, language)
    add_lock(app, say, language)
    add_league(app, say, language)
    add_learn(app, say, language)
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


def add_serve(app: typer.Typer, say: Words, language: str) -> None:
    port_option = typer.Option(
        metavar=say("metavar-number"), min=1, max=65535, help=say("help-port")
    )

    @app.command(
        cls=SpokenCommand,
        help=say("help-serve"),
        short_help=say("help-serve.short"),
        epilog=say("help-serve.examples"),
    )
    def serve(
        host: Annotated[
            str, typer.Option(metavar=say("metavar-address"), help=say("help-host"))
        ] = "127.0.0.1",
        port: Annotated[int, port_option] = 8000,
        data_dir: Annotated[
            str, typer.Option(metavar=say("metavar-folder"), help=say("help-data-dir"))
        ] = "",
        database: Annotated[
            str, typer.Option(metavar=say("metavar-database"), help=say("help-database"))
        ] = "",
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        open_browser: Annotated[
            bool, typer.Option("--open/--no-open", help=say("help-open"))
        ] = False,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.files import make_folder
        from tidetable.cli.keeping import DATABASE, usual_folder
        from tidetable.server import is_unusable, missing, serve as start

        if package := missing():
            raise Stopped(say("serve-missing", package=package))
        if not is_free(host, port):
            raise Stopped(say("serve-refused", host=host, port=str(port)))
        if not database:
            folder = Path(data_dir) if data_dir else usual_folder(say)
            make_folder(folder, say)
            database = f"sqlite:///{folder / DATABASE}"
        if why := is_unusable(database):
            raise Stopped(say("serve-database", database=database.rpartition("@")[2], why=why))
        kept = database.partition("///")[2] or database.rpartition("@")[2]
        Terminal().show(say("serving", address=f"http://{host}:{port}/", folder=kept))
        start(host, port, database, open_browser)


def is_free(host: str, port: int) -> bool:
    """Whether a server may listen there; asked first, for a sentence instead of a log."""
    import socket

    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.create_server(address[:2], family=family):
            return True
    except (OSError, UnicodeError):
        return False


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


def add_data(app: typer.Typer, say: Words, language: str) -> None:
    check_option = typer.Option("--check", metavar=say("metavar-file"), help=say("help-data-check"))

    @app.command(
        cls=SpokenCommand,
        help=say("help-data"),
        short_help=say("help-data.short"),
        epilog=say("help-data.examples"),
    )
    def data(
        game: Annotated[str, game_argument(say)],
        check: Annotated[str, check_option] = "",
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli import data as files

        if check:
            files.check(game, check, language)
        else:
            files.write(game, language)


def add_new(app: typer.Typer, say: Words, language: str) -> None:
    @app.command(
        cls=SpokenCommand,
        help=say("help-new"),
        short_help=say("help-new.short"),
        epilog=say("help-new.examples"),
    )
    def new(
        name: Annotated[
            str, typer.Argument(metavar=say("metavar-name"), help=say("help-new-name"))
        ],
        folder: Annotated[
            str, typer.Option(metavar=say("metavar-folder"), help=say("help-new-folder"))
        ] = "",
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.new import begin

        begin(name, Path(folder or name), language)


def add_check(app: typer.Typer, say: Words, language: str) -> None:
    number = say("metavar-number")
    games_option = typer.Option("--games", metavar=number, min=1, help=say("help-check-games"))
    seconds_option = typer.Option(
        "--seconds", metavar=number, min=1, help=say("help-check-seconds")
    )

    @app.command(
        cls=SpokenCommand,
        help=say("help-check"),
        short_help=say("help-check.short"),
        epilog=say("help-check.examples"),
    )
    def check(
        game: Annotated[str, game_argument(say)],
        games: Annotated[int | None, games_option] = None,
        seconds: Annotated[int | None, seconds_option] = None,
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable import games as shelf
        from tidetable.cli.checks import show_checks

        raise typer.Exit(show_checks(shelf.box(game), language, games, seconds))


def add_lock(app: typer.Typer, say: Words, language: str) -> None:
    @app.command(
        cls=SpokenCommand,
        help=say("help-lock"),
        short_help=say("help-lock.short"),
        epilog=say("help-lock.examples"),
    )
    def lock(
        game: Annotated[str, game_argument(say)],
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable import games as shelf
        from tidetable.cli.checks import write_lock

        write_lock(shelf.box(game), language)


def add_league(app: typer.Typer, say: Words, language: str) -> None:
    number, file = say("metavar-number"), say("metavar-file")

    @app.command(
        cls=SpokenCommand,
        help=say("help-league"),
        short_help=say("help-league.short"),
        epilog=say("help-league.examples"),
    )
    def league(
        game: Annotated[str, game_argument(say)],
        bots: Annotated[
            str, typer.Option(metavar=say("metavar-bots"), help=say("help-league-bots"))
        ] = "",
        bot: Annotated[
            list[str] | None,
            typer.Option(metavar=say("metavar-class"), help=say("help-league-bot")),
        ] = None,
        games: Annotated[
            int, typer.Option(metavar=number, min=1, help=say("help-league-games"))
        ] = 100,
        seats: Annotated[int, typer.Option(metavar=number, help=say("help-league-seats"))] = 2,
        option: Annotated[
            list[str] | None, typer.Option(metavar=say("metavar-option"), help=say("help-option"))
        ] = None,
        seed: Annotated[str, typer.Option(metavar=number, help=say("help-league-seed"))] = "1",
        seconds_per_move: Annotated[
            int, typer.Option(metavar=number, min=1, help=say("help-league-seconds"))
        ] = 60,
        ladder: Annotated[bool, typer.Option("--ladder", help=say("help-league-ladder"))] = False,
        workers: Annotated[
            int | None, typer.Option(metavar=number, min=1, help=say("help-league-workers"))
        ] = None,
        ray: Annotated[
            str, typer.Option(metavar=say("metavar-address"), help=say("help-league-ray"))
        ] = "",
        resume: Annotated[str, typer.Option(metavar=file, help=say("help-league-resume"))] = "",
        json: Annotated[str, typer.Option(metavar=file, help=say("help-league-json"))] = "",
        html: Annotated[str, typer.Option(metavar=file, help=say("help-league-html"))] = "",
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.league import Means, plan_league, play_league

        own, variant = bot or [], option or []
        plan = plan_league(
            game, language, bots, own, games, seats, variant, seed, seconds_per_move, ladder
        )
        play_league(plan, Means(workers, ray, resume, json, html), language)


def add_learn(app: typer.Typer, say: Words, language: str) -> None:
    number = say("metavar-number")

    @app.command(
        cls=SpokenCommand,
        help=say("help-learn"),
        short_help=say("help-learn.short"),
        epilog=say("help-learn.examples"),
    )
    def learn(
        game: Annotated[str, game_argument(say)],
        minutes: Annotated[
            float, typer.Option(metavar=number, min=0.01, help=say("help-learn-minutes"))
        ] = 10,
        lessons: Annotated[
            int, typer.Option(metavar=number, min=0, help=say("help-learn-lessons"))
        ] = 0,
        folder: Annotated[
            str, typer.Option(metavar=say("metavar-folder"), help=say("help-learn-folder"))
        ] = "learned",
        table: Annotated[
            list[str] | None,
            typer.Option(metavar=say("metavar-table"), help=say("help-learn-table")),
        ] = None,
        games: Annotated[
            int, typer.Option(metavar=number, min=1, help=say("help-learn-games"))
        ] = 256,
        actors: Annotated[
            int | None, typer.Option(metavar=number, min=1, help=say("help-learn-actors"))
        ] = None,
        width: Annotated[
            int, typer.Option(metavar=number, min=1, help=say("help-learn-width"))
        ] = 128,
        blocks: Annotated[
            int, typer.Option(metavar=number, min=0, help=say("help-learn-blocks"))
        ] = 2,
        device: Annotated[
            str, typer.Option(metavar="numpy|cpu|cuda", help=say("help-learn-device"))
        ] = "",
        set_: Annotated[
            list[str] | None,
            typer.Option("--set", metavar=say("metavar-option"), help=say("help-learn-set")),
        ] = None,
        beat: Annotated[
            str, typer.Option(metavar=say("metavar-file"), help=say("help-learn-beat"))
        ] = "",
        deals: Annotated[
            int, typer.Option(metavar=number, min=0, help=say("help-learn-deals"))
        ] = 20,
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.learn import Wishes, learn as train

        size, rest = (games, actors, width, blocks), (device, set_ or [], beat, deals)
        train(game, language, Wishes(minutes, lessons, folder, table or [], *size, *rest))
