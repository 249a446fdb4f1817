"""Symbols of all that lives or stands for itself: animals, adversaries, figures, places, seats."""

from __future__ import annotations

from typing import Final

from tidetable.games.nassau.icons import BOLD, FINE, INK

EYE: Final = 'stroke="#2a1a10" stroke-width="8" stroke-linecap="round"'

# --- Animals -------------------------------------------------------------------------------------

_RAT: Final = f"""
<path d="M24 26C52 34 44-10 34-24" fill="none" stroke="#2a1a10" stroke-width="11"/>
<path d="M24 26C52 34 44-10 34-24" fill="none" stroke="#e8a5a0" stroke-width="5"/>
<path d="M-44 14C-30-20 16-30 30 12 32 32 10 38-8 36-28 34-40 26-44 14Z" fill="#9a8f8a" {INK}/>
<circle cx="-12" cy="-14" r="13" fill="#d9b3ac" {INK}/><path d="M-28 6h.1" {EYE}/>
<path d="M-44 14-50 8M-42 20-50 24M-10 36V44M10 36V44" {FINE}/>
"""
_TURTLE: Final = f"""
<path d="M-38 18-48 34-28 30ZM30 18 44 34 20 30Z" fill="#7fae5a" {INK}/>
<circle cx="38" cy="2" r="13" fill="#7fae5a" {INK}/><path d="M42-2h.1" {EYE}/>
<path d="M-42 22C-38-44 24-44 30 22Z" fill="#4c7d3d" {INK}/>
<path d="M-6-26-22-6-14 20M-6-26 12-6 4 20M-22-6H12" {FINE}/>
"""
_CRAB: Final = f"""
<path d="M-26 22-42 38M-14 28-24 46M26 22 42 38M14 28 24 46" {BOLD}/>
<path d="M-28 4-40-16M28 4 40-16" {BOLD}/>
<path d="M-40-14C-56-30-40-50-28-46L-34-32-22-34C-20-22-28-12-40-14ZM40-14C56-30 40-50 28-46
L34-32 22-34C20-22 28-12 40-14Z" fill="#e2523d" {INK}/>
<ellipse cy="12" rx="36" ry="24" fill="#e2523d" {INK}/>
<path d="M-10-2h.1M10-2h.1" {EYE}/><path d="M-12 18Q0 26 12 18" {FINE}/>
"""
_CAT: Final = """
<path d="M-34-44-12-28H12L34-44C38-20 42-4 34 12 26 34 12 42 0 42S-26 34-34 12C-42-4-38-20-34-44Z"
 fill="#3b3440" stroke="#120c16" stroke-width="5" stroke-linejoin="round"/>
<ellipse cx="-15" cy="-4" rx="9" ry="11" fill="#f2d64b"/><ellipse cx="15" cy="-4" rx="9" ry="11"
 fill="#f2d64b"/><path d="M-15-10V2M15-10V2" stroke="#120c16" stroke-width="5"/>
<path d="M-6 14H6L0 21ZM-14 22-44 18M-14 28-42 32M14 22 44 18M14 28 42 32" fill="#f0a0a0"
 stroke="#d8cfe0" stroke-width="3"/>
"""
_LIZARD: Final = f"""
<path d="M-40 40C-50 6-10 28-6 6S20-10 26-26" fill="none" stroke="#2a1a10" stroke-width="25"
 stroke-linecap="round"/>
<path d="M-18 20-34 2M2 10 18 26M6-4-12-16M22-10 42 0" {BOLD}/>
<path d="M-40 40C-50 6-10 28-6 6S20-10 26-26" fill="none" stroke="#6fbf3f" stroke-width="15"
 stroke-linecap="round"/>
<path d="M14-24C12-44 34-52 44-40 50-24 30-14 14-24Z" fill="#6fbf3f" {INK}/>
<path d="M32-36h.1" {EYE}/>
"""
_OCTOPUS: Final = f"""
<path d="M-22 10C-30 30-48 22-42 8M-12 16C-14 40-34 46-36 36M12 16C14 40 34 46 36 36M22 10
C30 30 48 22 42 8M0 18V44" fill="none" stroke="#2a1a10" stroke-width="15" stroke-linecap="round"/>
<path d="M-22 10C-30 30-48 22-42 8M-12 16C-14 40-34 46-36 36M12 16C14 40 34 46 36 36M22 10
C30 30 48 22 42 8M0 18V44" fill="none" stroke="#a05cc0" stroke-width="8" stroke-linecap="round"/>
<path d="M-28 14C-42-46 42-46 28 14Q0 28-28 14Z" fill="#a05cc0" {INK}/>
<circle cx="-11" cy="-4" r="9" fill="#fff"/><circle cx="11" cy="-4" r="9" fill="#fff"/>
<path d="M-10-3h.1M12-3h.1" {EYE}/>
"""
_PARROT: Final = f"""
<path d="M-8 20-34 46-14 42-4 48 6 26Z" fill="#f0bd3f" {INK}/>
<path d="M-26-6C-30-40 8-52 22-30 34-8 24 34-8 30-22 26-26 10-26-6Z" fill="#d8352f" {INK}/>
<path d="M-6-6C12-8 22 8 6 26-12 22-14 8-6-6Z" fill="#2f7fd4" {INK}/>
<path d="M18-34C36-38 42-22 32-10 30-20 24-20 18-20Z" fill="#fff0c8" {INK}/>
<circle cx="6" cy="-26" r="8" fill="#fff"/><path d="M7-26h.1" {EYE}/>
"""
_MONKEY: Final = f"""
<path d="M-36 46C-40-30-34-46 0-46S40-30 36 46L22 34 10 46 0 34-10 46-22 34Z" fill="#c8f0ea"
 stroke="#1d5d57" stroke-width="5" stroke-linejoin="round" opacity=".96"/>
<circle cx="-34" cy="-10" r="10" fill="#c8f0ea" stroke="#1d5d57" stroke-width="4"/>
<circle cx="34" cy="-10" r="10" fill="#c8f0ea" stroke="#1d5d57" stroke-width="4"/>
<path d="M-22-12C-20-28-2-26 0-16 2-26 20-28 22-12 22 6 12 14 0 14S-22 6-22-12Z" fill="#8fd0c4"/>
<path d="M-9-10h.1M9-10h.1" {EYE}/><path d="M-8 4Q0 10 8 4" {FINE}/>
"""

# --- Adversaries ---------------------------------------------------------------------------------

_KRAKEN: Final = f"""
<path d="M-36 40C-52 10-30-6-24-22M-20 40C-24 10-10 6-14-20M36 40C52 10 30-6 24-22M20 40
C24 10 10 6 14-20" fill="none" stroke="#2a1a10" stroke-width="17" stroke-linecap="round"/>
<path d="M-36 40C-52 10-30-6-24-22M-20 40C-24 10-10 6-14-20M36 40C52 10 30-6 24-22M20 40
C24 10 10 6 14-20" fill="none" stroke="#7b3fa0" stroke-width="9" stroke-linecap="round"/>
<path d="M-24 4C-38-50 38-50 24 4Q0 20-24 4Z" fill="#7b3fa0" {INK}/>
<path d="M-20-14-4-6M20-14 4-6" {BOLD}/>
<path d="M-10-2h.1M10-2h.1" stroke="#ffd34d" stroke-width="11" stroke-linecap="round"/>
<path d="M-46 42Q-24 30 0 42T46 42" fill="none" stroke="#dff1ff" stroke-width="7"/>
"""
_FORTRESS: Final = f"""
<path d="M-44 44V-14H-34V-26H-22V-14H-14V-42H-4V-34H4V-42H14V-14H22V-26H34V-14H44V44Z"
 fill="#a9a49c" {INK}/>
<path d="M-12 44V22A12 12 0 0 1 12 22V44Z" fill="#3a2c22" {INK}/>
<path d="M-34 6H-22M22 6H34M-4-18H4M-36 26H-24M24 26H36" {FINE}/>
"""
_TREASURE_ISLAND: Final = f"""
<path d="M-48 40C-30 8 30 8 48 40Z" fill="#e7c274" {INK}/>
<path d="M-12 18C-10-4-6-16-16-32" fill="none" stroke="#2a1a10" stroke-width="13"/>
<path d="M-12 18C-10-4-6-16-16-32" fill="none" stroke="#a8682f" stroke-width="6"/>
<path d="M-16-34C-30-50-46-38-46-24-36-34-26-32-16-34ZM-16-34C-6-52 14-46 16-30 6-36-6-32-16-34Z
M-16-34C-28-26-30-14-26-8-20-18-16-24-16-34Z" fill="#3f9b48" {INK}/>
<path d="M8 8H40V34H8Z" fill="#8a4d1e" {INK}/><path d="M8 18H40M24 14V24" {FINE}/>
"""
_MERCHANT_SHIP: Final = f"""
<path d="M-18 14V-44M16 14V-40" {BOLD}/>
<path d="M-36-36H-2C4-22 2-10-2 0H-36C-30-10-30-24-36-36Z
M4-32H36C42-20 40-8 36 2H6C12-8 10-22 4-32Z"
 fill="#fffaf0" {INK}/>
<path d="M-46 14H48L36 42H-34Z" fill="#b9763a" {INK}/>
<circle cx="-18" cy="-18" r="7" fill="#e8a91f" stroke="#2a1a10" stroke-width="3"/>
<path d="M-38 24H42" {FINE}/>
"""
_PIRATE_SHIP: Final = f"""
<path d="M-18 14V-46M16 14V-42" {BOLD}/>
<path d="M-38-36H-2C4-22 2-10-2 0H-38C-32-10-32-24-38-36Z
M4-32H36C42-20 40-8 36 2H6C12-8 10-22 4-32Z"
 fill="#2b2f3a" {INK}/>
<path d="M-46 14H48L36 42H-34Z" fill="#6d2f2a" {INK}/>
<path d="M-26-20A8 8 0 1 1-10-20L-13-12H-23Z" fill="#fff"/>
<path d="M-26-8-10-2M-10-8-26-2" stroke="#fff" stroke-width="4"/>
<path d="M-22 28h.1M0 28h.1M22 28h.1" stroke="#ffd34d" stroke-width="9" stroke-linecap="round"/>
"""

# --- Places --------------------------------------------------------------------------------------

_TOWER: Final = f"""
<path d="M-18 46-12-14H12L18 46Z" fill="#c9b79a" {INK}/>
<path d="M-22-14H22V-26H-22Z" fill="#8a5426" {INK}/><path d="M-26-26 0-48 26-26Z" fill="#b0352f"
 {INK}/><path d="M-5 46V32H5V46M-4 6H4" {FINE}/>
"""
_POST: Final = f"""
<path d="M-40-10H40V44H-40Z" fill="#d8b377" {INK}/>
<path d="M-48-8-36-38H36L48-8Z" fill="#fffaf0" {INK}/>
<path d="M-28-8-22-38H-8L-10-8ZM10-8 8-38H22L28-8Z" fill="#2f7fa8" stroke="#2a1a10"
 stroke-width="3"/><path d="M-24 44V12H24V44" {FINE}/>
"""
_OUTPOST: Final = f"""
<path d="M-40 44V-2L-30-14-20-2V44M-10 44V-2L0-14 10-2V44M20 44V-2L30-14 40-2V44Z" fill="#a8682f"
 {INK}/><path d="M-44 14H44M-44 32H44" {FINE}/><path d="M0-14V-48" {FINE}/>
<path d="M2-48 30-40 2-30Z" fill="var(--seat, #fff6dc)" stroke="#2a1a10" stroke-width="4"/>
"""
_SKULL_ISLAND: Final = f"""
<path d="M-50 46C-36 24 36 24 50 46Z" fill="#8f9b76" {INK}/>
<path d="M-36-10C-38-56 38-56 36-10 36 4 26 8 24 14V30H-24V14C-26 8-36 4-36-10Z" fill="#e6dfcf"
 {INK}/><circle cx="-15" cy="-8" r="10" fill="#2a1a10"/><circle cx="15" cy="-8" r="10"
 fill="#2a1a10"/><path d="M0 4-5 14H5ZM-10 30V20M0 30V20M10 30V20" {FINE}/>
"""
_CAMPFIRE: Final = """
<path d="M-40 34 40 46M40 34-40 46" stroke="#2a1a10" stroke-width="17" stroke-linecap="round"/>
<path d="M-40 34 40 46M40 34-40 46" stroke="#8a5426" stroke-width="9" stroke-linecap="round"/>
<path d="M0 34C-36 32-34-2-16-18-14-4-6-6-4-14-2-28-8-36-2-48 26-32 10-20 22-10 28-14 26-22 26-22
44 4 34 34 0 34Z" fill="#f26b21" stroke="#8a2a0c" stroke-width="5" stroke-linejoin="round"/>
<path d="M0 32C-18 30-14 10-2 2 0 10 8 8 10 4 18 18 14 32 0 32Z" fill="#ffd34d"/>
"""
_HOME_PORT: Final = f"""
<path d="M-44 44V-2L-18-26 8-2V44Z" fill="#fff0c8" {INK}/>
<path d="M-50 0-18-32 14 0" fill="none" stroke="#b0352f" stroke-width="12" stroke-linejoin="round"/>
<path d="M-26 44V18H-10V44" fill="#8a5426" {INK}/>
<path d="M14 44H50M24 44V22M40 44V22" {BOLD}/>
<path d="M28 14V-34M28-34 48-26 28-18" {FINE}/>
"""
_HIDEOUT: Final = f"""
<path d="M-46 44C-46-30-26-44 0-44S46-30 46 44Z" fill="#8b8579" {INK}/>
<path d="M-24 44C-24 2-14-10 0-10S24 2 24 44Z" fill="#20160e" {INK}/>
<path d="M-10 34H10V44H-10Z" fill="#f0bd3f"/>
"""
_START: Final = """
<path d="M0-48 10-12 46-10 17 10 28 44 0 24-28 44-17 10-46-10-10-12Z" fill="#b0262f"
 stroke="#fff6dc" stroke-width="6" stroke-linejoin="round"/>
"""

# --- Figures -------------------------------------------------------------------------------------

_CAPTAIN: Final = f"""
<ellipse cy="46" rx="38" ry="7" fill="#000" opacity=".35"/>
<path d="M-36 46C-36 14-22 6 0 6S36 14 36 46Z" fill="#b3262f" {INK}/>
<path d="M-9 8 0 24 9 8V46H-9Z" fill="#fff3dc"/>
<path d="M-21 20h.1M21 20h.1M-20 34h.1M20 34h.1" stroke="#f6c443" stroke-width="8"
 stroke-linecap="round"/>
<circle cy="-9" r="19" fill="#f0c195" {INK}/>
<path d="M-19-6C-16 16 16 16 19-6 12 4-12 4-19-6Z" fill="#5b3217"/>
<path d="M-44-16C-38-32-28-32-22-44-10-54 10-54 22-44 28-32 38-32 44-16 26-26-26-26-44-16Z"
 fill="#241a33" {INK}/>
<path d="M-40-19C-24-30 24-30 40-19" fill="none" stroke="#f6c443" stroke-width="5"/>
"""
_MERCHANT: Final = f"""
<ellipse cy="46" rx="36" ry="7" fill="#000" opacity=".35"/>
<path d="M-34 46C-34 16-20 8 0 8S34 16 34 46Z" fill="#2f7d6b" {INK}/>
<circle cy="-8" r="19" fill="#f0c195" {INK}/>
<path d="M-14-4h10v8h-10zM4-4h10v8H4zM-4 0H4" fill="#fff" stroke="#2a1a10" stroke-width="3"/>
<path d="M-40-18H40M-22-18C-22-46 22-46 22-18Z" fill="#d8b377" {INK}/>
<path d="M10 22H32V44H10Z" fill="#f0bd3f" {INK}/><path d="M21 27V39M16 33H26" {FINE}/>
"""
_SEA_DOG: Final = f"""
<path d="M-46 20H46L32 46H-32Z" fill="#8a5426" {INK}/>
<path d="M-30 20C-32-2-16-8 0-8S32-2 30 20Z" fill="#28508a" {INK}/>
<path d="M-24-30C-44-30-44-2-30 4M24-30C44-30 44-2 30 4" fill="#6d4b2f" {INK}/>
<path d="M-24-26C-24-50 24-50 24-26 26-2 16 10 0 10S-26-2-24-26Z" fill="#c99a68" {INK}/>
<ellipse cy="-6" rx="9" ry="6" fill="#2a1a10"/><path d="M-10-22h.1M10-22h.1" {EYE}/>
<path d="M0-2V4M-8 6Q0 12 8 6" {FINE}/>
<path d="M-28-32C-22-52 22-52 28-32Z" fill="#fffaf0" {INK}/>
"""
_DUTCHMAN: Final = f"""
<path d="M-20 14V-46M14 14V-44" {BOLD}/>
<path d="M-40-38H-2C4-26-2-22 2-12-8-16-6-2-14-4-24-10-30 2-38-2-30-14-32-26-40-38ZM6-36H36
C42-24 34-18 40-8 30-12 28 2 20-2 14-8 12-20 6-36Z" fill="#a8e6d8" stroke="#10463f"
 stroke-width="5" stroke-linejoin="round"/>
<path d="M-48 14H50L36 44H-34Z" fill="#2f6d66" stroke="#10302c" stroke-width="5"
 stroke-linejoin="round"/><path d="M-30 26h.1M-8 26h.1M14 26h.1" stroke="#c8fff2"
 stroke-width="9" stroke-linecap="round"/>
"""
_DOLPHIN: Final = f"""
<path d="M-46 22C-36-20-4-40 22-28 34-30 40-24 48-18 40-14 34-12 28-10 22 4 8 10-8 10-20 10-30 16-34
28-40 32-46 40-50 44-50 36-48 28-46 22Z" fill="#5b93c4" {INK}/>
<path d="M-2-30C-2-44 10-50 18-46 12-40 14-34 14-28Z" fill="#5b93c4" {INK}/>
<path d="M-4 10C-10 20-4 30 4 30 4 22 8 16 10 8Z" fill="#5b93c4" {INK}/><path d="M22-18h.1" {EYE}/>
"""
_BOAT: Final = f"""
<path d="M0 18V-46" {BOLD}/>
<path d="M4-44C36-34 40-6 36 10H4Z" fill="#fffaf0" {INK}/>
<path d="M-4-34V10H-30Z" fill="#fffaf0" {INK}/>
<path d="M-46 16H46C42 36 30 44 0 44S-42 36-46 16Z" fill="var(--seat)" {INK}/>
"""

# --- Seats: a colour and an emblem each, as beside the board --------------------------------------

_ANCHOR: Final = """
<path d="M0 44V-18M-20-6H20M-38 12C-36 34-18 44 0 44S36 34 38 12M0-18A12 12 0 1 1 .1-18"
 fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round"/>
"""
_SEAT_STAR: Final = """
<path d="M0-48 14-16 48-14 22 8 30 42 0 24-30 42-22 8-48-14-14-16Z" fill="currentColor"/>
"""
_MOON: Final = """<path d="M16-46A46 46 0 1 0 44 16 38 38 0 0 1 16-46Z" fill="currentColor"/>"""
_FISH: Final = """
<path d="M-46 4C-30-30 10-36 24-6L46-28V36L24 14C10 40-30 38-46 4Z" fill="currentColor"/>
"""
_SEAT: Final = """
<circle r="46" fill="var(--seat)" stroke="var(--edge)" stroke-width="9"/>
<use href="#nassau-emblem-{n}" transform="scale(.62)" color="var(--on-seat)"/>
"""

CREATURES: Final = {
    "rat": _RAT,
    "turtle": _TURTLE,
    "crab": _CRAB,
    "cat": _CAT,
    "lizard": _LIZARD,
    "kraken": _OCTOPUS,
    "parrot": _PARROT,
    "monkey-spirit": _MONKEY,
    "type-kraken": _KRAKEN,
    "type-fortress": _FORTRESS,
    "type-treasure-island": _TREASURE_ISLAND,
    "type-merchant-ship": _MERCHANT_SHIP,
    "type-pirate-ship": _PIRATE_SHIP,
    "tower": _TOWER,
    "post": _POST,
    "outpost": _OUTPOST,
    "skull-island": _SKULL_ISLAND,
    "campfire": _CAMPFIRE,
    "home-port": _HOME_PORT,
    "hideout": _HIDEOUT,
    "start": _START,
    "captain": _CAPTAIN,
    "merchant": _MERCHANT,
    "sea-dog": _SEA_DOG,
    "dutchman": _DUTCHMAN,
    "dolphin": _DOLPHIN,
    "boat": _BOAT,
    "emblem-1": _ANCHOR,
    "emblem-2": _SEAT_STAR,
    "emblem-3": _MOON,
    "emblem-4": _FISH,
} | {f"seat-{n}": _SEAT.replace("{n}", str(n)) for n in range(1, 5)}
