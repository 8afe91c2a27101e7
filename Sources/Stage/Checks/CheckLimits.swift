/// The numbers from which on checks find something, in points. A project may have others.
public struct CheckLimits: Hashable, Sendable {
  /// What is recommended for a button with a picture alone (Apple's Human Interface Guidelines).
  public var touchTarget = 44.0
  /// The least width and height of a control (Apple's Human Interface Guidelines).
  public var touchMinimum = 28.0
  /// How far apart edges may be that look as if they were meant to be on one line.
  public var nearMiss = 2.0

  /// The usual limits.
  public init() {}

  /// A limit by the name that configurations have for it.
  public struct Entry: Sendable {
    /// Such as `touch-target`.
    public let name: String
    /// What a configuration can say.
    public let range: ClosedRange<Double>
    /// The limit in the set of all.
    public let limit: WritableKeyPath<CheckLimits, Double> & Sendable
  }

  /// All limits.
  public static let all = [
    Entry(name: "touch-target", range: 1...200, limit: \.touchTarget),
    Entry(name: "touch-minimum", range: 1...200, limit: \.touchMinimum),
    Entry(name: "near-miss", range: 0...20, limit: \.nearMiss),
  ]
}
