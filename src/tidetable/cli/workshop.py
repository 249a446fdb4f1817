"""The commands for whoever makes games, bots and networks."""

# Annotations are not postponed here: the help texts in them are said while the app is built.
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from tidetable.cli.arguments import data_option, game_argument, lang_option
from tidetable.cli.help import SpokenCommand
from tidetable.core.say.words import Words


def add_workshop(app: typer.Typer, say: Words, language: str) -> None:
    """Add all of them."""
    add_data(app, say, language)
    add_new(app, say, language)
    add_check(app, say, language)
    add_lock(app, say, language)
    add_league(app, say, language)
    add_benchmark(app, say, language)
    add_learn(app, say, language)


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
            int | None, typer.Option(metavar=number, min=1, help=say("help-league-games"))
        ] = None,
        seats: Annotated[int, typer.Option(metavar=number, help=say("help-league-seats"))] = 2,
        option: Annotated[
            list[str] | None, typer.Option(metavar=say("metavar-option"), help=say("help-option"))
        ] = None,
        seed: Annotated[str, typer.Option(metavar=number, help=say("help-league-seed"))] = "1",
        seconds_per_move: Annotated[
            int, typer.Option(metavar=number, min=1, help=say("help-league-seconds"))
        ] = 60,
        ladder: Annotated[bool, typer.Option("--ladder", help=say("help-league-ladder"))] = False,
        sprt: Annotated[bool, typer.Option("--sprt", help=say("help-league-sprt"))] = False,
        elo: Annotated[
            str, typer.Option(metavar=say("metavar-elo"), help=say("help-league-elo"))
        ] = "0,20",
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
        from tidetable.cli.league import MOST_GAMES, Means, plan_league, plan_test, play_league

        own, variant = bot or [], option or []
        most = games or (MOST_GAMES if sprt else 100)
        plan = plan_league(
            game, language, bots, own, most, seats, variant, seed, seconds_per_move, ladder
        )
        referee = plan_test(plan, elo, language) if sprt else None
        play_league(plan, Means(workers, ray, resume, json, html), language, referee)


def add_benchmark(app: typer.Typer, say: Words, language: str) -> None:
    number, file = say("metavar-number"), say("metavar-file")

    @app.command(
        cls=SpokenCommand,
        help=say("help-benchmark"),
        short_help=say("help-benchmark.short"),
        epilog=say("help-benchmark.examples"),
    )
    def benchmark(
        game: Annotated[str, game_argument(say)],
        bot: Annotated[
            str, typer.Option(metavar=say("metavar-class"), help=say("help-benchmark-bot"))
        ] = "",
        seats: Annotated[
            str, typer.Option(metavar="2,3,4", help=say("help-benchmark-seats"))
        ] = "2",
        games: Annotated[
            int, typer.Option(metavar=number, min=1, help=say("help-benchmark-games"))
        ] = 200,
        against: Annotated[
            str, typer.Option(metavar=say("metavar-bots"), help=say("help-benchmark-against"))
        ] = "",
        folder: Annotated[
            str, typer.Option(metavar=say("metavar-folder"), help=say("help-benchmark-folder"))
        ] = "benchmark",
        workers: Annotated[
            int | None, typer.Option(metavar=number, min=1, help=say("help-league-workers"))
        ] = None,
        verify: Annotated[str, typer.Option(metavar=file, help=say("help-benchmark-verify"))] = "",
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.benchmark import BenchmarkWishes, benchmark as measure

        wishes = BenchmarkWishes(bot, seats, games, against, folder, workers, verify)
        measure(game, language, wishes)


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
            int | None, typer.Option(metavar=number, min=1, help=say("help-learn-width"))
        ] = None,
        blocks: Annotated[
            int | None, typer.Option(metavar=number, min=0, help=say("help-learn-blocks"))
        ] = None,
        device: Annotated[
            str, typer.Option(metavar="numpy|cpu|cuda|fused", help=say("help-learn-device"))
        ] = "",
        set_: Annotated[
            list[str] | None,
            typer.Option("--set", metavar=say("metavar-option"), help=say("help-learn-set")),
        ] = None,
        from_: Annotated[
            str, typer.Option("--from", metavar=say("metavar-file"), help=say("help-learn-from"))
        ] = "",
        beat: Annotated[
            str, typer.Option(metavar=say("metavar-file"), help=say("help-learn-beat"))
        ] = "",
        calibrate: Annotated[
            str, typer.Option(metavar=say("metavar-file"), help=say("help-learn-calibrate"))
        ] = "",
        deals: Annotated[
            int, typer.Option(metavar=number, min=0, help=say("help-learn-deals"))
        ] = 20,
        ray: Annotated[
            str, typer.Option(metavar=say("metavar-address"), help=say("help-learn-ray"))
        ] = "",
        data: Annotated[list[str] | None, data_option(say, language)] = None,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.learn import Wishes, learn as train

        wishes = Wishes(minutes, lessons, folder, table or [], games, actors, width, blocks)
        how = replace(wishes, device=device, settings=set_ or [], deals=deals, ray=ray)
        train(game, language, replace(how, begin_with=from_, beat=beat, calibrate=calibrate))
