"""The families besides San Francisco: where each one's advances and heights come from."""

import os
import unicodedata

from sfnt import Font

HERE = os.path.dirname(__file__)
LIBERATION = "truetype/liberation/Liberation"
PALLADIO = "opentype/urw-base35/P052-"
# Ascender, descender, leading, cap height and x-height in ems.
HELVETICA_HEIGHTS = (0.92, -0.23, 0, 0.717, 0.523)


def published():
    """The faces of published.txt: each one's advances in thousandths of the em."""
    faces, name = {}, None
    with open(os.path.join(HERE, "published.txt"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                continue
            words = line.split()
            if not words[0].isdigit():
                name, em, snapped = words[0], int(words[1]), "snapped" in line
                faces[name] = []
                continue
            for word in words:
                width = int(word) * 1000 / em
                if snapped:  # Avenir's advances are whole numbers of 54ths of an em.
                    width = round(width * 54 / 1000) * 1000 / 54
                faces[name].append(width)
    return {name: {chr(32 + i): w for i, w in enumerate(widths)} for name, widths in faces.items()}


class Sources:
    """Reads the fonts in a folder once each, and fills the gaps of published faces."""

    def __init__(self, fonts, characters):
        self.folder = fonts
        self.characters = characters
        self.fonts = {}
        self.published = published()

    def font(self, path):
        if path not in self.fonts:
            for end in (".ttf", ".otf"):
                whole = os.path.join(self.folder, path + end)
                if os.path.exists(whole):
                    font = Font(whole)
                    self.fonts[path] = {c: font.advance(c) for c in self.characters}
                    break
            else:
                raise SystemExit("no font %s in %s" % (path, self.folder))
        return self.fonts[path]

    def face(self, name, like):
        """A face's advance for every character.

        Characters that it doesn't have are as wide as their base letters, and others as in the face
        'like', made wider or narrower as the letters of the two are.
        """
        own = self.published.get(name) or self.font(name)
        other = self.font(like)
        letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        ratio = sum(own[c] for c in letters) / sum(other[c] for c in letters)
        widths = []
        for c in self.characters:
            base = unicodedata.normalize("NFD", c)[0]
            width = own.get(c)
            if width is None:
                width = own.get(" " if c == "\u00a0" else base)
            if width is None:
                width = other[c] * ratio if other[c] is not None else 600 * ratio
            widths.append(width)
        return widths


def between(light, heavy, share):
    """A face that no figures are published of, at a share of the way from one to another or beyond."""
    return [a + share * (b - a) for a, b in zip(light, heavy)]


def families(sources):
    """Each family: its case, name, units of the em, heights, faces, what it is made of, and its source.

    A face is weight, slant and advances in thousandths of the em, and heights of its own or None.
    """
    def liberation(design):
        names = ["Regular", "Bold", "Italic", "BoldItalic"]
        return [sources.face("%s%s-%s" % (LIBERATION, design, n), LIBERATION + "Sans-Regular") for n in names]

    def like(name, bold=False):
        return sources.face(name, LIBERATION + ("Sans-Bold" if bold else "Sans-Regular"))

    sans, sans_bold, _, _ = liberation("Sans")
    serif, serif_bold, serif_italic, serif_bold_italic = liberation("Serif")
    neue, neue_medium, neue_bold = (like("HelveticaNeue"), like("HelveticaNeue-Medium"),
                                    like("HelveticaNeue-Bold", True))
    neue_light = between(neue, neue_medium, -1)
    avenir, avenir_heavy = like("Avenir"), like("Avenir-Heavy", True)
    next_regular, next_bold = like("AvenirNext-Regular"), like("AvenirNext-Bold", True)
    times_faces = [(0, 0, serif, None), (0.4, 0, serif_bold, None), (0, 1, serif_italic, None),
                   (0.4, 1, serif_bold_italic, None)]
    palatino = [like(PALLADIO + n, "Bold" in n) for n in ("Roman", "Bold", "Italic", "BoldItalic")]
    georgia = [like(n, "Bold" in n) for n in ("Georgia", "Georgia-Bold", "Georgia-Italic",
                                              "Georgia-BoldItalic")]
    verdana = [like("truetype/dejavu/DejaVuSans"), like("truetype/dejavu/DejaVuSans-Bold", True)]

    def fixed(width):
        return [(0, 0, [width] * len(sources.characters), None)]

    def regular_and_bold(regular, bold):
        return [(0, 0, regular, None), (0.4, 0, bold, None)]

    metric = "The advances of %s, a free font made to have those of %s."
    return [
        ("helvetica", "Helvetica", None, 1, 2048, HELVETICA_HEIGHTS, regular_and_bold(sans, sans_bold),
         [metric % ("Liberation Sans (SIL Open Font License)", "Arial and so of Helvetica"),
          "Two titles of public documents are met within 1 point at 36 points, since no kerning is known."]),
        ("arial", "Arial", "helvetica", 1, 2048, (1854 / 2048, -434 / 2048, 67 / 2048, 1467 / 2048, 1062 / 2048),
         None, ["Arial has Helvetica's advances."]),
        ("helveticaNeue", "Helvetica Neue", None, 1, 1000, (0.952, -0.213, 0.028, 0.714, 0.517),
         [(-0.8, 0, between(neue, neue_medium, -1.4), None), (-0.4, 0, neue_light, (0.967, -0.213, 0.028, 0.714, 0.517)),
          (0, 0, neue, None), (0.23, 0, neue_medium, (0.962, -0.215, 0.028, 0.714, 0.517)),
          (0.4, 0, neue_bold, (0.975, -0.217, 0.029, 0.714, 0.517))],
         ["Regular, medium and bold: the Widths arrays that PDF files hold for these fonts. The ten exact texts of",
          "public documents in regular and bold are met to the pixel. Light and ultra light are estimates: as far",
          "below regular as medium is above it; two of three exact texts in light are met within half a point.",
          "Characters beyond ASCII: base letters, and Liberation Sans made as wide."]),
        ("times", "Times", None, 1, 2048, (0.75, -0.25, 0.083, 0.662, 0.45), times_faces,
         [metric % ("Liberation Serif (SIL Open Font License)", "Times New Roman and so of Times")]),
        ("timesNewRoman", "Times New Roman", "times", 1, 2048,
         (1825 / 2048, -443 / 2048, 87 / 2048, 1356 / 2048, 916 / 2048), None,
         ["Times New Roman has the advances of Times."]),
        ("courier", "Courier", None, 1, 2048, (0.754, -0.246, 0, 0.58, 0.43), fixed(1229 / 2.048),
         ["Every character is 0.6 ems wide."]),
        ("courierNew", "Courier New", "courier", 1, 2048,
         (1705 / 2048, -615 / 2048, 0, 1170 / 2048, 866 / 2048), None,
         ["Courier New has Courier's advances."]),
        ("menlo", "Menlo", None, 1, 2048, (1901 / 2048, -483 / 2048, 0, 1493 / 2048, 1120 / 2048),
         fixed(1233 / 2.048),
         ["Every character is 1233 units of 2048 wide, as in DejaVu Sans Mono, which Menlo is made from."]),
        ("sanFranciscoMono", "SF Mono", None, 1, 2048, (1950 / 2048, -494 / 2048, 0, 1443 / 2048, 1078 / 2048),
         fixed(1266 / 2.048), ["Every character is 1266 units of 2048 wide: an estimate, no text was measured."]),
        ("georgia", "Georgia", None, 1, 1000, (1878 / 2048, -449 / 2048, 0, 1419 / 2048, 986 / 2048),
         [(0, 0, georgia[0], None), (0.4, 0, georgia[1], None), (0, 1, georgia[2], None),
          (0.4, 1, georgia[3], None)],
         ["Characters of ASCII as a browser measured them at 100 pixels, so within 0.005 ems each."]),
        ("newYork", "New York", "georgia", 1, 1000, (1950 / 2048, -494 / 2048, 0, 0.7, 0.47), None,
         ["Georgia stands in for New York, with New York's tracking. No text was measured."]),
        ("avenir", "Avenir", None, 1, 2000, (1, -0.366, 0, 0.708, 0.468),
         [(-0.4, 0, between(avenir, avenir_heavy, -0.2), None), (0, 0, avenir, None),
          (0.23, 0, between(avenir, avenir_heavy, 0.35), None), (0.4, 0, avenir_heavy, None),
          (0.56, 0, avenir_heavy, None), (0.62, 0, between(avenir, avenir_heavy, 1.3), None)],
         ["Roman and heavy: characters of ASCII as a browser measured them at 100 pixels, snapped to the 54ths of",
          "an em that Avenir's advances are. The other weights are estimates between and beyond."]),
        ("avenirNext", "Avenir Next", None, 1, 1000, (1, -0.366, 0, 0.708, 0.468),
         [(-0.8, 0, between(next_regular, next_bold, -0.55), None), (0, 0, next_regular, None),
          (0.23, 0, between(next_regular, next_bold, 0.1), None),
          (0.3, 0, between(next_regular, next_bold, 0.33), None), (0.4, 0, next_bold, None),
          (0.56, 0, between(next_regular, next_bold, 1.75), None)],
         ["Regular and bold: characters of ASCII as a browser measured them at 100 pixels, so within 0.005 ems",
          "each. The other weights are fitted to about ten texts of public documents. Capital T before small",
          "letters kerns by an estimate."]),
        ("futura", "Futura", "avenir", 1.03, 2000, (1.04, -0.26, 0.03, 0.755, 0.44), None,
         ["Avenir stands in for Futura, 3 % wider, by three texts of public documents."]),
        ("optima", "Optima", "avenir", 1.0, 2000, (0.919, -0.268, 0.033, 0.68, 0.47), None,
         ["Avenir stands in for Optima, by one text of a public document."]),
        ("gillSans", "Gill Sans", "avenir", 0.9, 2000, (0.918, -0.23, 0, 0.682, 0.449), None,
         ["Avenir stands in for Gill Sans, 10 % narrower: a guess."]),
        ("verdana", "Verdana", None, 1, 2048, (2059 / 2048, -430 / 2048, 0, 1489 / 2048, 1117 / 2048),
         regular_and_bold(*verdana),
         ["The advances of DejaVu Sans (free licence of Bitstream Vera), a relative; within a few hundredths of an",
          "em each. Its letters are 1 % wider on the average than Verdana's published average width."]),
        ("trebuchet", "Trebuchet MS", "helvetica", 934 / 913, 2048,
         (1923 / 2048, -455 / 2048, 0, 1465 / 2048, 1071 / 2048), None,
         ["Helvetica stands in for Trebuchet, as much wider as its published average width is."]),
        ("palatino", "Palatino", None, 1, 1000, (0.732, -0.283, 0.107, 0.71, 0.469),
         [(0, 0, palatino[0], None), (0.4, 0, palatino[1], None), (0, 1, palatino[2], None),
          (0.4, 1, palatino[3], None)],
         [metric % ("P052 of URW (AGPL with an exception for documents)", "Palatino")]),
    ]
