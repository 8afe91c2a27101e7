import Foundation

extension CorpusTally {
  /// The lines that scripts/corpus prints.
  var table: [String] {
    let names = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
    return [
      "documents \(documents), opened \(opened), byte-identical \(identical), crashed \(crashed.count)"
    ] + crashed.map { "crashed: \($0)" } + [
      "elements not known: \(unknown.values.reduce(0, +))"
        + names.map { " \($0.key) \($0.value)" }.joined()
    ] + left.sorted { $0.key < $1.key }.map { "left out: \($0.key) \($0.value)" }
      + shares.sorted { $0.key < $1.key }.filter { $0.value.all > 8 }.map(Self.row)
  }

  private static func row(_ name: String, _ share: Share) -> String {
    let percent = [share.half, share.whole].map { 100 * Double($0) / Double(share.all) }
    return name.padding(toLength: 34, withPad: " ", startingAt: 0)
      + String(format: " %6.1f %6.1f %6d", percent[0], percent[1], share.all)
  }
}
