"""San Francisco: the measurements as tables, and the tracking that Apple publishes."""

import json
import os
import statistics
import unicodedata

# Ascender, descender, leading, cap height and x-height in ems.
HEIGHTS = (1950 / 2048, -494 / 2048, 0, 1443 / 2048, 1078 / 2048)
# Where the weights lie between the lightest face, -1, regular and black, 1: as UIKit counts them, and there. Of
# fonts of iOS 26 these places give every advance of the weights to a thousandth of a point.
WEIGHTS = [(-0.8, -0.925), (-0.6, -0.725), (-0.4, -0.315), (0, 0), (0.23, 0.55 / 3), (0.3, 0.95 / 3), (0.4, 0.5),
           (0.56, 2.3 / 3), (0.62, 1)]
# The faces of each cut: place, slant, and the estimate whose proportions the unmeasured characters have.
FACES = [(-1, False, "regular"), (0, False, "regular"), (1, False, "black"), (0, True, "regular")]
HERE = os.path.dirname(__file__)


def span(first, last):
    return "".join(map(chr, range(first, last + 1)))


# What is measured or estimated of San Francisco: Latin, Greek, Cyrillic and the signs that go with them.
MEASURED = sorted(
    span(0x20, 0x7E) + span(0xA0, 0x148) + span(0x14A, 0x17F) + span(0x391, 0x3A1) + span(0x3A3, 0x3C9)
    + span(0x400, 0x45F) + span(0x2010, 0x2014) + span(0x2018, 0x201A) + span(0x201C, 0x201E)
    + span(0x2020, 0x2022) + "\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u20bd\u2116\u2122" + span(0x2190, 0x2193)
    + "\u2212\u221e\u2248\u2260\u2264\u2265")


def base(character):
    """The letter under a character's accents."""
    return unicodedata.normalize("NFD", character)[0]


# Characters that are drawn as one of ASCII, and signs that are as wide as one.
ALIKE = dict(zip(
    "АВЕЅІЈКМНОРСТХаеорсухіѕјһΑΒΕΖΗΙΚΜΝΟΡΤΧο\u00a0\u00ad\u2010\u2011±×÷−≈≠≤≥",
    "ABESIJKMHOPCTXaeopcyxisjhABEZHIKMNOPTXo ---++++++++"))


def like(character):
    """The character of ASCII whose advance a character has, or itself."""
    return ALIKE.get(base(character), base(character))


# What the tables cover: these, and all letters with accents, which are as wide as their base letters.
CHARACTERS = sorted(MEASURED + [c for c in span(0x180, 0x24F) + span(0x1E00, 0x1EFF) if base(c) in MEASURED])

# Thousandths of an em from a size on, as Apple's Human Interface Guidelines list them.
PUBLISHED = {
    "PRO": {
        35: 11, 36: 10, 41: 9, 44: 8, 49: 7, 52: 6, 58: 5, 60: 4, 66: 3, 68: 2, 76: 1, 80: 0},
    "ROUNDED": {
        6: 87, 7: 80, 8: 72, 9: 65, 10: 58, 11: 52, 12: 46, 13: 40, 14: 35, 15: 30, 16: 26, 17: 22, 18: 21,
        19: 20, 20: 18, 21: 17, 22: 16, 24: 15, 25: 14, 28: 13, 30: 12, 35: 11, 37: 10, 43: 9, 44: 8, 50: 7,
        51: 6, 58: 4, 64: 3, 66: 2, 76: 1, 80: 0},
    "NEW_YORK": {
        6: 40, 7: 32, 8: 25, 9: 20, 10: 16, 11: 11, 12: 6, 13: 4, 14: 2, 15: 0, 16: -2, 17: -4, 18: -6, 19: -8,
        20: -10, 23: -11, 26: -12, 31: -13, 34: -14, 54: -15, 70: -16, 180: -17, 220: -18},
}


def tracking(name):
    """Sizes and the tracking at them, in 2048ths of an em."""
    return [(size, value * 2.048) for size, value in sorted(PUBLISHED[name].items())]


ROUNDED_COMMENT = [
    "SF Rounded.",
    "",
    "The faces of San Francisco for large sizes at all sizes, with the tracking of SF Pro Rounded that Apple's",
    "Human Interface Guidelines list. No text was measured.",
]


def measured():
    """Of measured.txt: each character's advances, the other rows by name, and the tracking."""
    advances, rows, points = {}, {}, []
    with open(os.path.join(HERE, "measured.txt"), encoding="utf-8") as file:
        for line in file.read().split("\n\n", 1)[1].split("\n"):
            name, *numbers = line.split() or [""]
            numbers = [int(n) for n in numbers]
            if name in ("capitals", "others", "x-height"):
                rows[name] = numbers
            elif name == "tracking":
                points += zip(numbers[::2], numbers[1::2])
            elif name:
                advances[" " if name == "space" else name] = numbers
    return advances, rows, points


def pairs():
    """The pairs of kerning.txt."""
    found = {}
    with open(os.path.join(HERE, "kerning.txt"), encoding="utf-8") as file:
        for line in file.read().split("\n\n", 1)[1].split("\n"):
            for word in line[2:].split():
                found[line[0] + word[0]] = int(word[1:])
    return found


def strength(kerning, capitals, others):
    """The factors of the pairs with a capital and of the others with which the two texts of measured.txt are kerned
    by so much."""
    sums = []
    for text in ("AVAST Wavy To. LT", "The quick brown fox jumps over the lazy dog"):
        found = [(a + b, kerning.get(a + b, 0)) for a, b in zip(text, text[1:])]
        sums.append([sum(value for pair, value in found if (pair.lower() != pair) == is_capital)
                     for is_capital in (True, False)])
    (a, b), (c, d) = sums
    return (capitals * d - b * others) / (a * d - b * c), (a * others - c * capitals) / (a * d - b * c)


class Table:
    """The measurements, as the generated file holds them."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        assert MEASURED == sorted(data["advances"]["text"]["regular"])
        advances, rows, points = measured()
        self.characters = CHARACTERS
        self.kerning = pairs()
        self.tracking = [
            sorted((float(size), value) for size, value in data["tracking"][era].items())
            for era in ("ios9", "ios11", "ios14")]
        # Before iOS 14 the tracking was fitted to texts together with estimated advances; with the measured
        # ones these figures meet more of them. At 15 points most texts are titles of buttons, which are
        # rounded up to a whole point and not to the pixel.
        fitted = [{14: -20, 15: -31.7, 17: -46},
                  {13: -11.4, 14: -20.8, 15: -32.3, 20: 37, 24: 29.2, 28: 28.2, 34: 24.9}]
        self.tracking = [[(size, fitted[era].get(size, value)) for size, value in self.tracking[era]]
                         for era in range(2)] + [
            [p for p in self.tracking[2] if p[0] < points[0][0]] + points + tracking("PRO")]
        # A face: place, whether it is slanted, whether for large sizes, heights if they are its own, the strength
        # of the kerning of pairs with a capital and of others, and the advances.
        self.faces = []
        for cut in ("text", "display"):
            for place, slanted, weight in FACES:
                column = len(self.faces)
                estimate = data["advances"][cut][weight]
                ratio = statistics.median(advances[c][column] / estimate[c] for c in advances if c.isalpha())
                own = HEIGHTS[:4] + (rows["x-height"][column] / 2048,)
                self.faces.append((
                    place, slanted, cut == "display", None if own == HEIGHTS else own,
                    strength(self.kerning, rows["capitals"][column], rows["others"][column]),
                    [advances[like(c)][column] if like(c) in advances else estimate.get(c, estimate.get(base(c))) * ratio
                     for c in CHARACTERS]))
        self.comment = [
            "San Francisco, the system font.",
            "",
            "ASCII is measured on iOS 26: golden/font_metrics_ios.json in github.com/Vercantez/openuikit has Core Text's",
            "advances from 8 points on, which these faces, the places of the weights and the tracking give to a",
            "thousandth of a point. A face lies at -1, the lightest, at 0, regular, or at 1, black. In 2048ths of an em.",
            "",
            "Accented letters are as wide as their base letters, and Greek and Cyrillic letters as the Latin ones that",
            "they look like. The other characters are estimated from texts of public Interface Builder documents and the",
            "proportions of Inter (SIL Open Font License). The kerning is fitted to such texts, and so is the tracking",
            "before iOS 14.",
            "",
            "Of the 254 texts below 20 points that were kept out of the fit and alone determine a width, 94 % are met",
            "within half a point and 97 % within one; in iOS 14 and later 97 and 99 %. Of 151 texts from 20 points on,",
            "kept out or not, 84 and 91 %: before iOS 14 some signs and large letters were a little narrower or wider.",
            "What prints such shares is scripts/device-text.",
        ]
