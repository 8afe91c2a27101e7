/// What was found in one document, or in many.
struct CorpusTally: Codable, Equatable {
  /// How many of some views have the frames of their document.
  struct Share: Codable, Equatable {
    /// Within half a point, and within one.
    var half = 0
    var whole = 0
    var all = 0

    mutating func add(_ error: Double) {
      all += 1
      if error <= 0.5 + 1e-6 { half += 1 }
      if error <= 1 + 1e-6 { whole += 1 }
    }

    mutating func add(_ other: Share) {
      half += other.half
      whole += other.whole
      all += other.all
    }
  }

  var documents = 0
  var opened = 0
  var identical = 0
  /// The paths of the documents that ended the process.
  var crashed: [String] = []
  /// The names of elements that are not known, with their numbers.
  var unknown: [String: Int] = [:]
  /// The reasons for which roots are not compared, with their numbers.
  var left: [String: Int] = [:]
  var shares: [String: Share] = [:]
  /// The lines on each root with views whose frames differ.
  var misses: [[String]] = []

  mutating func add(_ other: CorpusTally) {
    documents += other.documents
    opened += other.opened
    identical += other.identical
    crashed += other.crashed
    unknown.merge(other.unknown, uniquingKeysWith: +)
    left.merge(other.left, uniquingKeysWith: +)
    for (name, share) in other.shares { shares[name, default: Share()].add(share) }
    misses += other.misses
  }
}
