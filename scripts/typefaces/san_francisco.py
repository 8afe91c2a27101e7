"""San Francisco: the measurements as tables, and the tracking that Apple publishes."""

import json
import unicodedata

# Ascender, descender, leading, cap height and x-height in ems.
HEIGHTS = (1950 / 2048, -494 / 2048, 0, 1443 / 2048, 1078 / 2048)
WEIGHTS = {"thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4,
           "heavy": 0.56, "black": 0.62}


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


# What the tables cover: these, and all letters with accents, which are as wide as their base letters.
CHARACTERS = sorted(MEASURED + [c for c in span(0x180, 0x24F) + span(0x1E00, 0x1EFF) if base(c) in MEASURED])

# Thousandths of an em from a size on, as Apple's Human Interface Guidelines list them.
PUBLISHED = {
    "PRO": {
        18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 31: 13, 33: 12,
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


class Table:
    """The measurements, as the generated file holds them."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        assert MEASURED == sorted(data["advances"]["text"]["regular"])
        self.characters = CHARACTERS
        self.kerning = data["kerning"]
        self.tracking = [
            sorted((float(size), value) for size, value in data["tracking"][era].items())
            for era in ("ios9", "ios11", "ios14")]
        # At 15 points most texts are titles of buttons, which are rounded up to a whole point and not to the
        # pixel, as the estimate took them to be; these figures meet 16 texts more.
        corrected = {0: -31.7, 1: -32.3, 2: -32.3}
        self.tracking = [[(size, corrected[era] if size == 15 else value) for size, value in points]
                         for era, points in enumerate(self.tracking)]
        # From 18 points on the published figures, with the glide of SystemFontEra, meet more texts.
        self.tracking[2] = [p for p in self.tracking[2] if p[0] < 18] + tracking("PRO")
        self.faces = []
        for cut in ("text", "display"):
            rows = {w: [data["advances"][cut][w].get(c) or data["advances"][cut][w][base(c)] for c in CHARACTERS]
                    for w in WEIGHTS}
            # Ultra light goes on from light through thin.
            rows["ultraLight"] = [2 * a - b for a, b in zip(rows["thin"], rows["light"])]
            weights = dict(WEIGHTS, ultraLight=-0.8)
            self.faces += [(weights[w], cut == "display", rows[w]) for w in sorted(weights, key=weights.get)]
        self.comment = [
            "San Francisco, the system font.",
            "",
            "Advances in 2048ths of an em, estimated from the widths of 3,823 texts in public Interface Builder",
            "documents by interval likelihood, and tracking likewise; from 18 points on in iOS 14 and later the tracking",
            "is the one that Apple's Human Interface Guidelines list. Characters that no text has, and pairs that no text",
            "kerns, rest on the proportions of Inter (SIL Open Font License); so do accented letters, Greek and Cyrillic.",
            "",
            "Of the 1,454 texts that alone determine a width, 95 % are met within half a point and 97 % within one; of",
            "texts that the estimate had not seen, in regular below 20 points, 89 and 95 %. From 28 points on, and in",
            "thin, light, heavy and black, the figures rest on a few texts each. What prints such shares is",
            "scripts/device-text.",
        ]
