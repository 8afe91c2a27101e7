/// How much closer or farther apart pairs of characters stand than their advances say.
///
/// Characters that kern alike share a slot, as accented letters do with their base letters. Slot 0
/// is that of characters which don't kern.
struct KerningTable: Sendable {
  /// The slot of each character, by its place in the family's character set.
  private let slots: [UInt8]
  /// The number of slots.
  private let width: Int
  /// The kerning of each slot on the left with each on the right, in units of the family's em.
  private let values: [Int16]
  /// The slots of the capitals, of which faces may make the kerning stronger than of others.
  private let capitals: ClosedRange<UInt8>

  /// No kerning.
  static let none = KerningTable(slots: "", pairs: "")

  /// - Parameters:
  ///   - slots: The slot of each character, as ``PackedNumbers``.
  ///   - pairs: Left slot and number of its pairs, and then right slot and value of each, the value
  ///     with ``PackedNumbers/zero`` added.
  ///   - capitals: The slots of the capitals.
  init(slots: String, pairs: String, capitals: ClosedRange<UInt8> = 0...0) {
    let decoded = PackedNumbers.decode(slots)
    var pairs = PackedNumbers.decode(pairs)[...]
    let width = Int(decoded.max() ?? 0) + 1
    var values = [Int16](repeating: 0, count: width * width)
    while let left = pairs.popFirst(), let count = pairs.popFirst() {
      for _ in 0..<count {
        guard let right = pairs.popFirst(), let value = pairs.popFirst() else { break }
        values[Int(left) * width + Int(right)] = value - Int16(PackedNumbers.zero)
      }
    }
    self.slots = decoded.map(UInt8.init)
    self.width = width
    self.values = values
    self.capitals = capitals
  }

  /// The slot of the character at a place of the character set.
  func slot(at place: Int) -> UInt8 { place < slots.count ? slots[place] : 0 }

  /// The kerning of two slots, in units of the family's em.
  func value(_ left: UInt8, _ right: UInt8, strength: KerningStrength = .usual) -> Double {
    let value = values[Int(left) * width + Int(right)]
    if value == 0 { return 0 }
    let concernsCapital = capitals.contains(left) || capitals.contains(right)
    return Double(value) * (concernsCapital ? strength.capitals : strength.others)
  }
}

/// How strongly a face kerns, as factors of its family's table.
struct KerningStrength: Sendable {
  /// Of pairs with a capital.
  var capitals: Double
  var others: Double

  static let usual = KerningStrength(capitals: 1, others: 1)
}
