"""Reads advance widths out of TrueType and OpenType files: what cmap, head, hhea and hmtx say."""

import struct


class Font:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.data = file.read()
        count = struct.unpack(">H", self.data[4:6])[0]
        self.tables = {}
        for i in range(count):
            tag, _, offset, _ = struct.unpack(">4sLLL", self.data[12 + 16 * i:28 + 16 * i])
            self.tables[tag.decode()] = offset
        self.units_per_em = self.number("head", 18, "H")
        self.metrics = self.number("hhea", 34, "H")
        self.glyphs = self.read_cmap()

    def number(self, table, offset, kind):
        start = self.tables[table] + offset
        return struct.unpack(">" + kind, self.data[start:start + struct.calcsize(kind)])[0]

    def read_cmap(self):
        """The glyph of each code point, by the subtable of format 4 (the basic plane)."""
        start = self.tables["cmap"]
        for i in range(self.number("cmap", 2, "H")):
            platform, _, offset = struct.unpack(">HHL", self.data[start + 4 + 8 * i:start + 12 + 8 * i])
            if platform in (0, 3) and struct.unpack(">H", self.data[start + offset:start + offset + 2])[0] == 4:
                return self.read_format_4(start + offset)
        raise ValueError("no table of format 4")

    def read_format_4(self, start):
        count = struct.unpack(">H", self.data[start + 6:start + 8])[0] // 2
        def words(offset, kind):
            return struct.unpack(">%d%s" % (count, kind), self.data[offset:offset + 2 * count])
        ends = words(start + 14, "H")
        firsts = words(start + 16 + 2 * count, "H")
        deltas = words(start + 16 + 4 * count, "h")
        place = start + 16 + 6 * count
        offsets = words(place, "H")
        glyphs = {}
        for i in range(count):
            for code in range(firsts[i], min(ends[i], 0xFFFE) + 1):
                glyph = code
                if offsets[i]:
                    at = place + 2 * i + offsets[i] + 2 * (code - firsts[i])
                    glyph = struct.unpack(">H", self.data[at:at + 2])[0]
                    if glyph == 0:
                        continue
                glyphs[code] = (glyph + deltas[i]) & 0xFFFF
        return glyphs

    def advance(self, character):
        """The advance of a character in thousandths of the em; None if the font hasn't got it."""
        glyph = self.glyphs.get(ord(character))
        if not glyph:
            return None
        return self.number("hmtx", 4 * min(glyph, self.metrics - 1), "H") * 1000 / self.units_per_em
