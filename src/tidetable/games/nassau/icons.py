"""Symbols of all that can be gained, put, paid and drawn: equipment, goods, combat tokens.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths.
Every kind has an outline of its own, so that nobody needs the colours to tell them apart.
Colours that change at night, or with the seat, are CSS variables (board.css).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tidetable.core.svg import symbol, tag

INK: Final = 'stroke="#2a1a10" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'
FINE: Final = 'stroke="#2a1a10" stroke-width="4" fill="none" stroke-linecap="round"'
BOLD: Final = 'stroke="#2a1a10" stroke-width="7" fill="none" stroke-linecap="round"'

# --- Weapons -------------------------------------------------------------------------------------

_PISTOL: Final = f"""
<path d="M-46-20H40V-4H2C-2 14-12 20-14 38L-34 42C-40 38-38 30-34 22-28 10-36 0-46-4Z"
 fill="#a8682f" {INK}/>
<path d="M-44-22H42V-8H-44Z" fill="#8b93a3" {INK}/>
<path d="M-30-22-38-36-24-34-20-22M2-2C4 12-10 14-12 6" {FINE}/>
"""
_SABRE: Final = f"""
<path d="M44-46C36 0 6 26-22 26L-30 18C0 10 22-14 28-40Z" fill="#dfe6ee" {INK}/>
<path d="M-38 6C-22 4-14 18-16 34-28 34-38 22-38 6Z" fill="#f0bd3f" {INK}/>
<path d="M-28 26-44 42" stroke="#2a1a10" stroke-width="17" stroke-linecap="round"/>
<path d="M-29 27-43 41" stroke="#a8682f" stroke-width="8" stroke-linecap="round"/>
"""
_CANNON: Final = f"""
<path d="M-40 0 36-36 46-12-26 26C-44 30-50 8-40 0Z" fill="#5c6675" {INK}/>
<path d="M30-38 44-44 52-14 42-8Z" fill="#7d8897" {INK}/>
<path d="M-8-16 4 12" {FINE}/>
<circle cx="-8" cy="24" r="22" fill="#a8682f" {INK}/>
<path d="M-8 4V44M-28 24H12M-22 10 6 38M6 10-22 38" {FINE}/>
"""
_HOOK: Final = f"""
<path d="M8-2V-18C8-30 30-32 30-14S4 16-14 14-42-16-30-30" fill="none" stroke="#2a1a10"
 stroke-width="20" stroke-linecap="round"/>
<path d="M8-2V-18C8-30 30-32 30-14S4 16-14 14-42-16-30-30" fill="none" stroke="#dfe6ee"
 stroke-width="10" stroke-linecap="round"/>
<path d="M-12 2H28L22 26H-6Z" fill="#f0bd3f" {INK}/>
<path d="M-6 26H22L24 46H-8Z" fill="#b0352f" {INK}/>
"""
_HARPOON: Final = f"""
<path d="M-42 44 26-28" stroke="#2a1a10" stroke-width="15" stroke-linecap="round"/>
<path d="M-41 43 26-28" stroke="#c58a4c" stroke-width="7" stroke-linecap="round"/>
<path d="M46-48 40-6 28-16 6-22Z" fill="#dfe6ee" {INK}/>
<path d="M14-34 2-14 22-8 40-22" fill="none" stroke="#2a1a10" stroke-width="5"/>
<path d="M-30 30C-46 10-20 0-8 8S6 36-14 40" {FINE}/>
"""
_WEAPON: Final = f"""
<path d="M-42-42-30-40 38 30 30 40-40-28Z" fill="#dfe6ee" {INK}/>
<path d="M42-42 30-40-38 30-30 40 40-28Z" fill="#dfe6ee" {INK}/>
<circle r="21" fill="#fff6dc" {INK}/>
<path d="M-8-6C-8-16 10-16 9-5 8 2 0 2 0 7M0 14v.5" stroke="#2a1a10" stroke-width="6"
 fill="none" stroke-linecap="round"/>
"""

# --- Objects -------------------------------------------------------------------------------------

_DOUBLOON: Final = f"""
<circle r="43" fill="#f6c443" {INK}/>
<circle r="32" fill="#e8a91f" stroke="#8a5a0c" stroke-width="4"/>
<path d="M-15-4A15 15 0 1 1 15-4L9 8H-9ZM-18 12 18 26M18 12-18 26" fill="#ffe9a0" stroke="#6d4309"
 stroke-width="5" stroke-linecap="round"/>
<path d="M-6-6h.1M6-6h.1" stroke="#6d4309" stroke-width="8" stroke-linecap="round"/>
"""
_RUM: Final = f"""
<path d="M-11-46H11V-24C11-16 27-12 27 4V36Q27 46 17 46H-17Q-27 46-27 36V4C-27-12-11-16-11-24Z"
 fill="#3f7d4d" {INK}/>
<path d="M-11-46H11V-34H-11Z" fill="#c58a4c" {INK}/>
<path d="M-26 8H26V34H-26Z" fill="#fff6dc" {INK}/>
<path d="M-12 14 12 28M12 14-12 28" stroke="#2a1a10" stroke-width="6" stroke-linecap="round"/>
"""
_BOMB: Final = f"""
<circle cx="-6" cy="12" r="34" fill="#3a3f4d" {INK}/>
<path d="M10-24 26-14" stroke="#2a1a10" stroke-width="16"/>
<path d="M18-20C24-40 36-34 38-40" fill="none" stroke="#c58a4c" stroke-width="6"/>
<path d="M38-52 42-44 52-44 44-36 48-26 38-32 30-26 33-36 26-44 35-44Z" fill="#ff9d2e"
 stroke="#8a3a0c" stroke-width="3"/>
<path d="M-26 4A20 20 0 0 1-10-10" fill="none" stroke="#aeb6c6" stroke-width="6"
 stroke-linecap="round"/>
"""
_COMPASS: Final = f"""
<circle r="43" fill="#c58a2c" {INK}/>
<circle r="33" fill="#fff6dc" stroke="#2a1a10" stroke-width="4"/>
<path d="M0-30 9 0H-9Z" fill="#c5322c" stroke="#2a1a10" stroke-width="3"/>
<path d="M0 30 9 0H-9Z" fill="#31527c" stroke="#2a1a10" stroke-width="3"/>
<path d="M-30 0H-22M30 0H22" {FINE}/>
"""
_CONTRACT: Final = f"""
<path d="M-32-44H22Q34-44 34-32V34Q34 46 22 46H-32Z" fill="#fff0c8" {INK}/>
<path d="M-20-28H20M-20-14H20M-20 0H8" {FINE}/>
<path d="M8 30 2 48 14 42 26 48 20 30Z" fill="#b0262f" stroke="#2a1a10" stroke-width="3"/>
<circle cx="14" cy="22" r="15" fill="#d2373d" {INK}/>
"""

# --- The ship, its crew and its cargo ------------------------------------------------------------

_SAIL: Final = f"""
<path d="M-6-48V48" stroke="#2a1a10" stroke-width="13" stroke-linecap="round"/>
<path d="M-6-47V47" stroke="#a8682f" stroke-width="6" stroke-linecap="round"/>
<path d="M-34-32H30C48-10 46 14 32 32H-36C-22 12-22-10-34-32Z" fill="#fffaf0" {INK}/>
<path d="M-22-12H42M-22 10H42" stroke="#c9b48f" stroke-width="5"/>
"""
_SAILOR: Final = f"""
<path d="M-34 46C-34 22-20 14 0 14S34 22 34 46Z" fill="#fffaf0" {INK}/>
<path d="M-30 30H30M-33 41H33" stroke="#28649c" stroke-width="6"/>
<circle cy="-6" r="22" fill="#e6b287" {INK}/>
<path d="M-30-16C-28-42 28-42 30-16Z" fill="#28649c" {INK}/>
<path d="M-32-16H32" stroke="#2a1a10" stroke-width="11" stroke-linecap="round"/>
<path d="M-32-16H32" stroke="#fffaf0" stroke-width="4" stroke-linecap="round"/>
<path d="M-8-3h.1M8-3h.1" stroke="#2a1a10" stroke-width="6" stroke-linecap="round"/>
"""
_HOLD: Final = f"""
<path d="M-44-40H44V44H-44Z" fill="#8a5426" {INK}/>
<path d="M-30-26H30V30H-30Z" fill="#22140b" {INK}/>
<path d="M-20 20V-8L20-24V6Z" fill="#c58a4c" stroke="#2a1a10" stroke-width="4"/>
<path d="M0 26V2M-10 10 0 0 10 10" stroke="#ffe39a" stroke-width="7" fill="none"
 stroke-linecap="round"/>
"""
_PIRATE: Final = f"""
<path d="M-30 46C-30 20-18 12 0 12S30 20 30 46Z" fill="var(--seat, #6b7388)" {INK}/>
<circle cy="-8" r="21" fill="#d79e70" {INK}/>
<path d="M-40-14C-34-40-14-34 0-48 14-34 34-40 40-14 22-24-22-24-40-14Z"
 fill="var(--edge, #2b2f3a)" {INK}/>
<path d="M-18-10H2" stroke="#2a1a10" stroke-width="4"/>
<path d="M-15-10H-1V0Q-8 6-15 0Z" fill="#2a1a10"/>
<path d="M9-6h.1" stroke="#2a1a10" stroke-width="6" stroke-linecap="round"/>
"""
_ANIMAL: Final = f"""
<path d="M0 0C20 0 32 18 28 32S8 36 0 36-24 46-28 32-20 0 0 0Z" fill="#8a5a3a" {INK}/>
<g fill="#8a5a3a" {INK}><ellipse cx="-33" cy="-6" rx="10" ry="14"/>
<ellipse cx="33" cy="-6" rx="10" ry="14"/><ellipse cx="-13" cy="-27" rx="11" ry="15"/>
<ellipse cx="13" cy="-27" rx="11" ry="15"/></g>
"""
_TALE: Final = f"""
<path d="M-30-44H30Q36-44 36-38V38Q36 44 30 44H-30Q-36 44-36 38V-38Q-36-44-30-44Z"
 fill="#fff6dc" {INK}/>
<path d="M-22-24C-22-32 22-32 22-24V-4C22 4 2 4-6 4L-16 14-14 3C-22 0-22-4-22-8Z"
 fill="#d9ecf7" stroke="#2a1a10" stroke-width="4"/>
<path d="M-12-14h.1M0-14h.1M12-14h.1" stroke="#2a1a10" stroke-width="7" stroke-linecap="round"/>
<path d="M-18 26H18" {FINE}/>
"""
_CRATE: Final = f"""
<path d="M-40-34H40V40H-40Z" fill="var(--seat, #b98545)" {INK}/>
<path d="M-40-34 40 40M40-34-40 40" stroke="var(--edge, #6a4318)" stroke-width="11"/>
<path d="M-40-34H40V-20H-40ZM-40 26H40V40H-40Z" fill="var(--seat, #b98545)" {INK}/>
<circle cy="3" r="17" fill="#2a1a10"/>
<circle cx="-5" cy="-2" r="5" fill="#aeb6c6"/>
"""
_PROVISION: Final = f"""
<path d="M-28-40H28C40-16 40 16 28 42H-28C-40 16-40-16-28-40Z" fill="#b9763a" {INK}/>
<path d="M-35-18H35M-35 20H35" stroke="#2a1a10" stroke-width="12"/>
<path d="M-35-18H35M-35 20H35" stroke="#9aa3b2" stroke-width="5"/>
<path d="M-16-8C-6-14 8-10 14 0 22-6 24 10 12 8 2 14-14 12-18 4Z" fill="#fff0c8"
 stroke="#2a1a10" stroke-width="3"/>
"""
_GOOD: Final = f"""
<path d="M-12-24C-40-6-46 40-30 44H30C46 40 40-6 12-24Z" fill="#d8b377" {INK}/>
<path d="M-20-42H20L12-24H-12Z" fill="#d8b377" {INK}/>
<path d="M-16-25H16" stroke="#b0262f" stroke-width="8" stroke-linecap="round"/>
<path d="M-10 6C-10-8 12-8 11 5 10 14 0 13 0 20M0 30v.5" stroke="#2a1a10" stroke-width="7"
 fill="none" stroke-linecap="round"/>
"""

# --- Goods ---------------------------------------------------------------------------------------

_TOBACCO: Final = f"""
<path d="M-6 44C-50 20-40-36-6-46 30-34 36 22-6 44Z" fill="#9c6b2f" {INK}/>
<path d="M-6 44V-28M-6 24-26 6M-6 24 14 6M-6 2-24-14M-6 2 12-14" {FINE}/>
"""
_SUGAR_CANE: Final = f"""
<g fill="#a9cf57" {INK}><path d="M-34 46-24-36-8-34-16 46Z"/><path d="M-2 46 4-44 20-42 16 46Z"/>
</g><path d="M-28 0-10 2M-30 24-12 26M2-18H18M0 14 18 16" {FINE}/>
<path d="M12-42C26-58 42-44 46-26 32-36 22-34 12-42ZM-16-34C-30-52-42-40-46-22-34-32-26-28-16-34Z"
 fill="#5f9b37" {INK}/>
"""
_SILVER: Final = f"""
<path d="M-18-34H18L28-8H-28Z" fill="#eef3f8" {INK}/>
<path d="M-44 8H-12L-4 38H-50ZM12 8H44L50 38H4Z" fill="#c3cdd9" {INK}/>
<path d="M-10-26H8" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
"""
_SPICES: Final = f"""
<path d="M-44 0H44C42 30 24 44 0 44S-42 30-44 0Z" fill="#8a4a2b" {INK}/>
<path d="M-38 0C-26-14-10-44 0-46 12-40 26-12 38 0Z" fill="#e2662b" {INK}/>
<path d="M-10-14h.1M8-22h.1M14-8h.1M-22-6h.1" stroke="#ffe39a" stroke-width="8"
 stroke-linecap="round"/>
"""
_EMERALDS: Final = f"""
<path d="M-20-44H20L42-22V22L20 44H-20L-42 22V-22Z" fill="#1f9d62" {INK}/>
<path d="M-10-24H10L24-10V10L10 24H-10L-24 10V-10Z" fill="#7fe0ae" stroke="#0c5534"
 stroke-width="4"/>
<path d="M-20-44-10-24M20-44 10-24M-42 22-24 10M42 22 24 10" {FINE}/>
"""
_SAPPHIRES: Final = f"""
<path d="M-26-38H26L46-10 0 46-46-10Z" fill="#2f6fd4" {INK}/>
<path d="M-26-38-14-10 0-38 14-10 26-38M-46-10H46M-14-10 0 46 14-10" fill="none"
 stroke="#0f2a5c" stroke-width="4" stroke-linejoin="round"/>
<path d="M-14-10 0-34 14-10Z" fill="#9cc4ff"/>
"""

# --- Combat tokens, marks ------------------------------------------------------------------------

_NOTHING: Final = """
<path d="M-42-16Q-28-32-14-16T14-16 42-16M-42 8
Q-28-8-14 8T14 8 42 8M-42 32Q-28 16-14 32T14 32 42 32"
 stroke="#41789c" stroke-width="8" fill="none" stroke-linecap="round"/>
"""
_DODGE: Final = f"""
<path d="M-14 6H26V44H-14Z" fill="#b98545" {INK}/>
<path d="M-14 6 26 44M26 6-14 44" {FINE}/>
<path d="M30-6C24-40-12-46-30-22" fill="none" stroke="#b0262f" stroke-width="9"
 stroke-linecap="round"/><path d="M-42-38-34-10-14-26Z" fill="#b0262f"/>
"""
_CHECK: Final = """
<circle r="44" fill="#1f8a5b" stroke="#fff" stroke-width="6"/>
<path d="M-20 2-5 17 22-14" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"
 stroke-linejoin="round"/>
"""
_NOT_YET: Final = """
<circle r="42" fill="#fff6dc" stroke="#6a5a48" stroke-width="7" stroke-dasharray="14 9"/>
<path d="M-18 0h.1M0 0h.1M18 0h.1" stroke="#6a5a48" stroke-width="12" stroke-linecap="round"/>
"""
_STAR: Final = """
<path d="M0-46 13-16 46-13 21 9 28 42 0 25-28 42-21 9-46-13-13-16Z" fill="#ffd34d"
 stroke="#7a5200" stroke-width="5" stroke-linejoin="round"/>
"""
_LOCK: Final = f"""
<path d="M-20-4V-20A20 20 0 0 1 20-20V-4" fill="none" stroke="#2a1a10" stroke-width="12"/>
<path d="M-32-6H32V42H-32Z" fill="#f0bd3f" {INK}/><path d="M0 10V26" {BOLD}/>
"""

EQUIPMENT: Final = {
    "pistol": _PISTOL,
    "sabre": _SABRE,
    "cannon": _CANNON,
    "hook": _HOOK,
    "harpoon": _HARPOON,
    "weapon": _WEAPON,
    "doubloon": _DOUBLOON,
    "rum": _RUM,
    "bomb": _BOMB,
    "compass": _COMPASS,
    "contract": _CONTRACT,
    "sail": _SAIL,
    "sailor": _SAILOR,
    "hold": _HOLD,
    "pirate": _PIRATE,
    "animal": _ANIMAL,
    "tale": _TALE,
    "crate": _CRATE,
    "provision": _PROVISION,
    "good": _GOOD,
    "tobacco": _TOBACCO,
    "sugar-cane": _SUGAR_CANE,
    "silver": _SILVER,
    "spices": _SPICES,
    "emeralds": _EMERALDS,
    "sapphires": _SAPPHIRES,
    "nothing": _NOTHING,
    "dodge": _DODGE,
    "check": _CHECK,
    "not-yet": _NOT_YET,
    "star": _STAR,
    "lock": _LOCK,
}

use: Final = partial(symbol, "nassau")


def defined(drawings: dict[str, str]) -> str:
    """Return drawings as definitions that `use` finds by their names."""
    return "".join(
        tag("g", " ".join(inside.split()), id=f"nassau-{name}") for name, inside in drawings.items()
    )
