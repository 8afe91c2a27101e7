import Testing

@testable import Typefaces

@Suite struct TablesTests {
  /// Numbers as the generated files hold them.
  private func packed(_ numbers: Int...) -> String {
    let digits = (0x23...0x7E).filter { $0 != 0x5C }.map { Character(Unicode.Scalar(UInt8($0))) }
    return String(numbers.flatMap { [digits[$0 / 91], digits[$0 % 91]] })
  }

  @Test func `Two characters are a number, and line breaks are none`() {
    #expect(PackedNumbers.decode("###$$#\n~~\n") == [0, 1, 91, 91 * 90 + 90])
    // The backslash is left out of the digits.
    #expect(PackedNumbers.decode("#[#]") == [56, 57])
  }

  @Test func `A character set knows the place of each of its characters`() {
    // The two dashes share a place, and so do B and é.
    let set = CharacterSet(
      packed(0x41, 3, 0xE9 - 0x44, 1, 0x2013 - 0xEA, 2, 0x20AC - 0x2015, 1),
      places: packed(0, 1, 2, 1, 3, 3, 4))
    #expect(set.count == 5)
    let places = ["A", "B", "C", "é", "–", "—", "€"].map { set.place(of: $0) }
    #expect(places == [0, 1, 2, 1, 3, 3, 4])
    #expect(
      (["@", "D", "\u{2012}", "\u{2015}", "₭", "😀"] as [Unicode.Scalar]).allSatisfy {
        set.place(of: $0) == nil
      })
  }

  @Test func `Kerning is of pairs, in their order`() {
    // Slots of three characters: 1, 0 and 2; slot 1 before slot 2 is 5 units closer.
    let table = KerningTable(slots: "#$###%", pairs: "#$#$#%PK")
    #expect([0, 1, 2, 9].map(table.slot) == [1, 0, 2, 0])
    #expect(table.value(1, 2) == -5)
    #expect(table.value(2, 1) == 0)
  }

  @Test func `Tracking is linear between sizes and constant beyond them`() {
    let tracking = Tracking(packed(10, 4140 + 200, 20, 4140 - 200))
    #expect([5, 10, 15, 20, 90].map(tracking.value) == [20, 20, 0, -20, -20])
    #expect(Tracking.none.value(at: 12) == 0)
  }

  @Test func `Every face of every family covers the family's characters`() {
    for family in FontFamily.allCases.map(\.table) {
      for face in family.faces {
        #expect(face.advances.count == family.characters.count)
        #expect(face.advances.allSatisfy { $0 > 0 && Double($0) < 2 * family.unitsPerEm })
      }
    }
  }

  @Test func `A weight between two faces blends them, and one beyond is the outermost`() {
    let family = Family(
      unitsPerEm: 1000, vertical: .zero,
      characters: CharacterSet(packed(0x41, 1), places: packed(0)),
      faces: [Family.Face(0, every: 100, of: 1), Family.Face(0.4, every: 200, of: 1)])
    let advances = [-0.8, 0, 0.1, 0.4, 1].map {
      FaceBlend(of: family, weight: $0, italic: true, display: 1).advance(at: 0, in: family)
    }
    #expect(advances == [100, 100, 125, 200, 200])
  }
}
