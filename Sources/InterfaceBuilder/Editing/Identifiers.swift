/// Makes ids for new objects of a document. A seed and a document's text give the same ids on every
/// machine.
///
/// Two people who change one document get different ids if their seeds differ, and so their changes
/// can be merged. The document is read only when the first id is made, so that a generator costs
/// nothing until then.
public struct Identifiers: Sendable {
  /// The document whose ids are avoided; nil for a new document, which has none yet.
  private let document: Document?
  private let seed: UInt64
  /// The ids that were made, and the ids of scenes, which are no objects.
  private var taken: Set<String> = []
  /// The place in the sequence of random numbers; nil before the first.
  private var state: UInt64?

  /// Creates a generator that avoids the ids of a document. Another text of the document gives
  /// other ids.
  public init(avoiding document: Document, seed: UInt64) {
    self.document = document
    self.seed = seed
  }

  /// Creates a generator for a document that has no ids yet.
  init(seed: UInt64) {
    document = nil
    self.seed = seed
  }

  /// An id in Interface Builder's form: `aBc-1d-2eF`.
  public mutating func next() -> String {
    while true {
      var id = ""
      for place in 0..<10 {
        id.append(place == 3 || place == 6 ? "-" : Self.characters[random(Self.characters.count)])
      }
      if document?.object(id) == nil, taken.insert(id).inserted { return id }
    }
  }

  /// Notes the ids of the document's scenes, and computes the start of the sequence from its text.
  private mutating func start() -> UInt64 {
    taken = Set((document?.scenes ?? []).compactMap(\.id))
    // FNV-1a (Fowler, Noll and Vo).
    guard let document else { return seed }
    return document.markup.source.bytes.reduce(0xCBF2_9CE4_8422_2325 ^ seed) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  private static let characters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// A number below a limit (SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom
  /// number generators", OOPSLA 2014).
  private mutating func random(_ limit: Int) -> Int {
    let next = (state ?? start()) &+ 0x9E37_79B9_7F4A_7C15
    state = next
    var mixed = next
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed.multipliedFullWidth(by: UInt64(limit)).high)
  }
}
