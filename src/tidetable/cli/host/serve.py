"""`tidetable serve`: the table in browsers, here or for others."""

# Annotations are not postponed here: the help texts in them are said while the app is built.
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final

import typer

from tidetable.cli.arguments import data_option, lang_option
from tidetable.cli.help import SpokenCommand
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.say.words import Words

SHORTEST_KEY: Final = 16  # letters: nobody shall guess it


def add_serve(app: typer.Typer, say: Words, language: str) -> None:
    port_option = typer.Option(
        metavar=say("metavar-number"), min=1, max=65535, help=say("help-port")
    )
    key_option = typer.Option(
        envvar="TIDETABLE_KEY", metavar=say("metavar-key"), help=say("help-key")
    )
    drain_option = typer.Option(metavar=say("metavar-number"), min=0, help=say("help-drain"))
    log_option = typer.Option(metavar="plain|json", help=say("help-log"))
    streams_option = typer.Option(metavar=say("metavar-number"), min=1, help=say("help-streams"))

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
        proxy: Annotated[
            list[str] | None, typer.Option(metavar=say("metavar-address"), help=say("help-proxy"))
        ] = None,
        streams: Annotated[int, streams_option] = 2_000,
        limits: Annotated[
            bool, typer.Option("--limits/--no-limits", help=say("help-limits"))
        ] = True,
        key: Annotated[str, key_option] = "",
        log: Annotated[str, log_option] = "plain",
        log_requests: Annotated[
            bool, typer.Option("--log-requests", help=say("help-log-requests"))
        ] = False,
        drain: Annotated[float, drain_option] = 0.0,
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.files import make_folder
        from tidetable.cli.keeping import DATABASE, usual_folder
        from tidetable.server import listening, missing, serve as start, unusable

        for one in proxy or []:
            if not is_network(one):
                raise Misused(say("serve-proxy", address=one))
        if key and len(key) < SHORTEST_KEY:
            raise Misused(say("serve-key", least=SHORTEST_KEY))
        with listening(host, port) as doors:
            if not doors:
                raise Stopped(say("serve-refused", host=host, port=str(port)))
            if package := missing():
                raise Stopped(say("serve-missing", package=package))
            from tidetable.server.door.limits import LIMITS
            from tidetable.server.lookout.logs import FORMS
            from tidetable.server.settings import MOST_STREAMS_EACH, HostSettings

            if log not in FORMS:
                raise Misused(say("serve-log", log=log, known=" ".join(FORMS)))
            if not database:
                folder = Path(data_dir) if data_dir else usual_folder(say)
                make_folder(folder, say)
                database = f"sqlite:///{folder / DATABASE}"
            if error := unusable(database):
                raise why_not(say, database, error) from error
            kept = database.partition("///")[2] or database.rpartition("@")[2]
            address = f"http://{host}:{port}/"
            Terminal().show(say("serving", address=address, folder=kept))
            settings = HostSettings(
                proxies=tuple(proxy or []),
                limits=LIMITS if limits else {},
                most_streams=streams,
                most_streams_each=MOST_STREAMS_EACH if limits else streams,
                key=key,
                drain=drain,
                log=log,
                log_requests=log_requests,
            )
            start(doors, address if open_browser else "", database, settings)


def why_not(say: Words, database: str, error: Exception) -> Stopped:
    """Say why a database cannot be used, without the password in its address."""
    from tidetable.server.store.shape import Newer

    where = database.rpartition("@")[2]
    if isinstance(error, Newer):
        return Stopped(say("serve-newer", database=where, shape=error.shape, ours=error.ours))
    return Stopped(say("serve-database", database=where, why=str(error).splitlines()[0]))


def is_network(address: str) -> bool:
    """Whether an address, or a whole network of them, is written as it should be."""
    try:
        ip_network(address)
    except ValueError:
        return False
    return True
