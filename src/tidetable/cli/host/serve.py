"""`tidetable serve`: the table in browsers, here or for others."""

# Annotations are not postponed here: the help texts in them are said while the app is built.
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from tidetable.cli.arguments import data_option, lang_option
from tidetable.cli.help import SpokenCommand
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.say.words import Words


def add_serve(app: typer.Typer, say: Words, language: str) -> None:
    port_option = typer.Option(
        metavar=say("metavar-number"), min=1, max=65535, help=say("help-port")
    )
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
        lang: Annotated[str, lang_option(say)] = "",
    ) -> None:
        from tidetable.cli.files import make_folder
        from tidetable.cli.keeping import DATABASE, usual_folder
        from tidetable.server import is_unusable, missing, serve as start

        if package := missing():
            raise Stopped(say("serve-missing", package=package))
        from tidetable.server.door.limits import LIMITS
        from tidetable.server.settings import HostSettings

        for one in proxy or []:
            if not is_network(one):
                raise Misused(say("serve-proxy", address=one))
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
        settings = HostSettings(
            proxies=tuple(proxy or []), limits=LIMITS if limits else {}, most_streams=streams
        )
        start(host, port, database, open_browser, settings)


def is_free(host: str, port: int) -> bool:
    """Whether a server may listen there; asked first, for a sentence instead of a log."""
    import socket

    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.create_server(address[:2], family=family):
            return True
    except (OSError, UnicodeError):
        return False


def is_network(address: str) -> bool:
    """Whether an address, or a whole network of them, is written as it should be."""
    try:
        ip_network(address)
    except ValueError:
        return False
    return True
