/// The multiplier of a constraint, with the spelling that its document has: `16:9`, `1/3` or `0.5`.
public struct Multiplier: Hashable, Sendable {
  /// The spelling.
  public let text: String
  /// The number; finite.
  public let value: Double

  /// Reads a multiplier; nil if the text is no number or ratio, or is not finite.
  public init?(_ text: String) {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" }
    ).map { Double(written: String($0)) }
    switch parts.count {
    case 1: value = parts[0] ?? .nan
    default: value = (parts[0] ?? .nan) / (parts[1] ?? .nan)
    }
    guard value.isFinite else { return nil }
    self.text = text
  }
}

extension Multiplier {
  /// The factor that changes nothing.
  public static let one = Multiplier(1)

  /// Creates a multiplier of a number; a number that is not finite counts as 1.
  public init(_ value: Double) {
    self = Multiplier(value.isFinite ? value.written : "1") ?? Multiplier("1")!
  }
}
