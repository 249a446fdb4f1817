"""What the compiler gets wrong, or cannot do, is not written in compiled modules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.compiled.test_build import rules

ROOT = Path(__file__).parents[2]

QUOTIENT = "a quotient with a fraction is a float, which does not mix with i64: use //, or float()"


def is_constant(node: ast.expr, known: set[str]) -> bool:
    """Whether a number is known before the program runs: written out, or a constant's name."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left, known) and is_constant(node.right, known)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand, known)
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    if isinstance(node, ast.Name):
        return node.id.isupper() or node.id in known
    return isinstance(node, ast.Constant)


def is_float(node: ast.AST) -> bool:
    """Whether an expression shows that it is no whole number: `1.0 + n`, `float(n)`."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, float):
            return True
        if isinstance(part, ast.Call) and ast.unparse(part.func) in ("float", "sqrt", "exp"):
            return True
    return False


def known_in(inside: ast.AST | None) -> set[str]:
    """Return the names given a number in a function: the compiler puts it in their place."""
    known: set[str] = set()
    for node in ast.walk(inside) if inside is not None else ():
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            known |= {target.id for target in targets if isinstance(target, ast.Name)}
    return known


def mistake(node: ast.AST, inside: ast.AST | None) -> str:
    """Return what is wrong with a piece of code, or nothing."""
    match node:
        case ast.ClassDef() if inside is not None:
            return "a class within a class or function does not compile"
        case ast.Assign() if isinstance(inside, ast.ClassDef):
            return "a class attribute that is no ClassVar is lost in exceptions"
        case ast.AnnAssign() if isinstance(inside, ast.ClassDef):
            if "ClassVar" not in ast.unparse(node.annotation):
                return "a class attribute that is no ClassVar is lost in exceptions"
        case ast.BinOp(op=ast.Pow()) | ast.AugAssign(op=ast.Pow()):
            return "a power is no whole number to the compiler: multiply"
        case ast.BinOp(left=left, op=ast.Div(), right=right):
            if not is_float(left) and not is_float(right):
                return QUOTIENT
        case ast.AugAssign(op=ast.Div()):
            return QUOTIENT
        case ast.BinOp(left=left, op=ast.LShift(), right=right):
            known = known_in(inside)
            if is_constant(left, known) and not is_constant(right, known):
                return "a constant shifted by a variable is silently wrong beyond 31 bits"
    return ""


def mistakes(source: str) -> list[str]:
    found: list[str] = []

    def walk(node: ast.AST, inside: ast.AST | None) -> None:
        said = mistake(node, inside)
        if said:
            found.append(f"line {getattr(node, 'lineno', 0)}: {said}")
        opens = isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for child in ast.iter_child_nodes(node):
            walk(child, node if opens else inside)

    walk(ast.parse(source), None)
    return found


def test_compiled_modules_avoid_what_the_compiler_gets_wrong() -> None:
    found = {module: mistakes((ROOT / module).read_text(encoding="utf-8")) for module in rules()}
    assert len(found) > 50
    assert {module: wrong for module, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("def bit(n: i64) -> i64:\n    return 1 << n", "shifted"),
        ("def bit(n: i64) -> i64:\n    return FIRST << (n + 1)", "shifted"),
        ("def bit(n: i64) -> i64:\n    return (2 * verbs.FIRST) << n", "shifted"),
        ("def mask(n: i64) -> i64:\n    return (1 << n) - 1", "shifted"),
        ("def bit(n: i64) -> i64:\n    one: i64 = 1\n    return one << n", "shifted"),
        ("class A:\n    class B:\n        pass", "class"),
        ("def f() -> None:\n    if True:\n        class B: ...", "class"),
        ("class A(Exception):\n    family = 'a'", "ClassVar"),
        ("class A(Exception):\n    family: str = 'a'", "ClassVar"),
        ("def f(n: i64) -> i64:\n    return n ** 2", "power"),
        ("def f(n: i64) -> None:\n    n **= 2", "power"),
        ("def f(n: i64) -> float:\n    return n / 2", "float"),
    ],
)
def test_the_lint_catches(source: str, word: str) -> None:
    (said,) = mistakes(source)
    assert word in said


@pytest.mark.parametrize(
    "source",
    [
        "LIMIT = 1 << 64",
        "LIMIT = 1 << 8 * BYTES",
        "def shifted(bits: i64, n: i64) -> i64:\n    return bits << n",
        "def f(x: i64) -> i64:\n    return x << 13",
        "class A(Exception):\n    family: ClassVar[str] = 'a'",
        "def f(n: i64, **facts: int) -> dict[str, int]:\n    return {**facts, 'n': n // 2}",
    ],
)
def test_the_lint_lets_pass(source: str) -> None:
    assert mistakes(source) == []
