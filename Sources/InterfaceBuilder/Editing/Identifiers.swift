/// Makes ids of objects that a document doesn't have yet, the same from a seed on every machine.
public struct Identifiers: Sendable {
  private var taken: Set<String>
  private var state: UInt64

  /// Creates a generator that avoids the ids of a document, with a seed that its text gives: a document with other
  /// text gets other ids.
  public init(avoiding document: Document) {
    // FNV-1a (Fowler, Noll and Vo).
    let seed = document.markup.source.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    self.init(avoiding: document, seed: seed)
  }

  /// Creates a generator that avoids the ids of a document.
  public init(avoiding document: Document, seed: UInt64) {
    taken = Set(document.identified.indices.keys)
    for scene in document.scenes { if let id = scene.id { taken.insert(id) } }
    state = seed
  }

  /// Creates a generator for a document that has no ids yet.
  init(seed: UInt64) {
    taken = []
    state = seed
  }

  /// An id in Interface Builder's form: `aBc-1d-2eF`.
  public mutating func next() -> String {
    while true {
      var id = ""
      for place in 0..<10 {
        id.append(place == 3 || place == 6 ? "-" : Self.characters[random(Self.characters.count)])
      }
      if taken.insert(id).inserted { return id }
    }
  }

  private static let characters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// A number below a limit (SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number
  /// generators", OOPSLA 2014).
  private mutating func random(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed.multipliedFullWidth(by: UInt64(limit)).high)
  }
}
