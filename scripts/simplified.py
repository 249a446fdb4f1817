"""Write the simplified Chinese words from the traditional ones: python scripts/simplified.py.

Traditional Chinese is written by hand, in `zh-Hant` folders. Beside each lies `zh-Hans`, which is
not: OpenCC turns the signs and the terms of computers (伺服器 is 服务器), and before it come the
words of ours that are called otherwise on the mainland, or that it takes for something else. To
say a thing in another way there, add it to TERMS. With --check nothing is written.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from opencc import OpenCC

PACKAGE: Final = Path(__file__).parents[1] / "src" / "tidetable"
WRITTEN: Final = "zh-Hant"
CONVERTED: Final = "zh-Hans"
HOW: Final = "python scripts/simplified.py"

# Longest first, whatever their order here.
TERMS: Final = {
    # The language itself, and marks of quotation
    "繁體中文": "简体中文",
    "繁體": "简体",
    "「": "“",
    "」": "”",
    "『": "‘",
    "』": "’",
    # In the games
    "蘭姆酒": "朗姆酒",
    "拿索": "拿骚",
    "飛行荷蘭人號": "飞翔的荷兰人号",
    "營火": "篝火",
    "大砲": "大炮",
    "巷弄": "小巷",
    "萬用牌": "万能牌",
    "平手": "平局",
    "重新整理": "重新整理",  # of a hold, not of a page
    "牠": "它",
    "列的字母加上欄的數字": "行的字母加上列的数字",  # rows and columns trade names
    # On pages
    "複製": "复制",
    "送出": "发送",
    "連線": "连接",
    "QR 碼": "二维码",
    "帳號": "账号",
    "清單": "列表",
    "紀錄": "记录",
    "存成": "保存为",
    "存進": "保存到",
    "點選": "点击",
    # In the terminal and for programs
    "終端機": "终端",
    "指令": "命令",
    "範例": "示例",
    "預設": "默认",
    "透過": "通过",
    "連接埠": "端口",
    "文字檔": "文本文件",
    "資料檔": "数据文件",
    "鎖定檔": "锁定文件",
    "公開資料": "公开资料",
    "核心數": "核心数",
    "回傳": "返回",
    "就會執行": "就会执行",
    "⋯⋯": "……",
    "套件": "软件包",
    "串流": "数据流",
    "OpenAPI 文件": "OpenAPI 文档",
}
OWN: Final = re.compile("|".join(sorted(map(re.escape, TERMS), key=len, reverse=True)))


@cache
def _converter() -> OpenCC:
    return OpenCC("tw2sp")


def _turned(text: str) -> str:
    return str(_converter().convert(text))


def simplified(text: str) -> str:
    """Return a text of Taiwan in the signs and words of the mainland."""
    found, end = "", 0
    for term in OWN.finditer(text):
        found += _turned(text[end : term.start()]) + TERMS[term[0]]
        end = term.end()
    return found + _turned(text[end:])


def folders(root: Path = PACKAGE) -> list[Path]:
    """Return every folder of traditional words."""
    return sorted(root.rglob(f"lang/{WRITTEN}"))


def behind(folder: Path) -> Iterator[tuple[Path, str | None]]:
    """Find simplified files that are not what they should be, with what that is: none is to go."""
    beside = folder.with_name(CONVERTED)
    due = {file.name: simplified(_read(file)) for file in folder.glob("*.ftl")}
    for name in sorted({*due, *(file.name for file in beside.glob("*.ftl"))}):
        file, text = beside / name, due.get(name)
        if text is None or not file.exists() or _read(file) != text:
            yield file, text


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _write(file: Path, text: str | None) -> None:
    if text is None:
        file.unlink()
        return
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Write what is behind, or say it and fail."""
    only_check = arguments == ["--check"]
    if arguments and not only_check:
        print(f"usage: {HOW} [--check]", file=sys.stderr)
        return 2
    found = [one for folder in folders() for one in behind(folder)]
    for file, text in found:
        print(file.relative_to(PACKAGE.parents[1]))
        if not only_check:
            _write(file, text)
    return 1 if only_check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
