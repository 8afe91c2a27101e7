/// The last names of a path, from one to all: `c`, `b/c`, `a/b/c`.
struct PathEnd {
  /// The item whose path it is.
  let item: Int
  private let path: String
  private let leastCount: Int
  private var count = 0
  private var start: String.Index

  /// An end without names.
  /// - Parameter leastCount: The number of names that it should at least have.
  init(of path: ViewPath, for item: Int, leastCount: Int = 1) {
    self.item = item
    self.path = path.text
    self.leastCount = leastCount
    start = path.text.endIndex
  }

  private static let slash = UInt8(ascii: "/")

  /// Takes one name more.
  mutating func lengthen() {
    let rest = path.utf8[..<start].dropLast(count == 0 ? 0 : 1)
    start = rest.lastIndex(of: Self.slash).map(path.utf8.index(after:)) ?? path.startIndex
    count += 1
  }

  /// Whether it has as many names as it should at least have.
  var hasEnough: Bool { count >= leastCount }
  /// Whether it is the whole path.
  var isWhole: Bool { start == path.startIndex }
  /// The names, separated by slashes.
  var text: Substring { path[start...] }
  /// The names.
  var names: [String] {
    count == 1
      ? [String(text)]
      : text.utf8.split(separator: Self.slash, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
  }
}
