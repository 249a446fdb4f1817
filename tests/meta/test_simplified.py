"""Simplified Chinese follows from traditional, and says what the mainland says."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
script: Any = SimpleNamespace(**runpy.run_path(str(ROOT / "scripts" / "simplified.py")))
folders = script.folders


def test_no_folder_is_behind() -> None:
    found = [
        str(file.relative_to(script.PACKAGE))
        for each in folders()
        for file, _ in script.behind(each)
    ]
    assert found == [], f"traditional words have changed since; write them anew: {script.HOW}"


@pytest.mark.parametrize(
    ("traditional", "expected"),
    [
        ("room-settings = 設定", "room-settings = 设置"),
        ("伺服器沒有回應。", "服务器没有回应。"),
        ("這些連結只能在這台電腦上使用", "这些链接只能在这台电脑上使用"),
        ("讓同一網路的朋友加入", "让同一网络的朋友加入"),
        ("已複製", "已复制"),  # not 拷贝
        ("可以重新整理貨艙", "可以重新整理货舱"),  # a hold is put in order, not reloaded
        ("列的字母加上欄的數字", "行的字母加上列的数字"),
        ("把螢幕交給下一位", "把屏幕交给下一位"),
        ("「{ $who }」先開始。", "“{ $who }”先开始。"),
        ("瓶蘭姆酒", "瓶朗姆酒"),
        (
            "{ $n ->\n    [one] 一後\n   *[other] 發髮乾\n}",
            "{ $n ->\n    [one] 一后\n   *[other] 发发干\n}",
        ),
    ],
)
def test_signs_and_terms_are_those_of_the_mainland(traditional: str, expected: str) -> None:
    assert script.simplified(traditional) == expected


def test_no_sign_of_the_traditional_script_is_left() -> None:
    said = "".join(
        file.read_text(encoding="utf-8")
        for folder in folders()
        for file in folder.with_name("zh-Hans").glob("*.ftl")
    )
    assert re.findall("[這個們說對時後會點開關網設復過從來為與號裡麼著]", said) == []


def test_a_folder_that_is_behind_is_told_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written, beside = tmp_path / "a" / "lang" / "zh-Hant", tmp_path / "a" / "lang" / "zh-Hans"
    written.mkdir(parents=True)
    beside.mkdir()
    (written / "words.ftl").write_text("table-undo = 設定\n", encoding="utf-8")
    (beside / "old.ftl").write_text("old = 旧\n", encoding="utf-8")
    assert {file.name: text for file, text in script.behind(written)} == {
        "old.ftl": None,
        "words.ftl": "table-undo = 设置\n",
    }
    assert script.main(["--help"]) == 2
    assert script.HOW in capsys.readouterr().err
