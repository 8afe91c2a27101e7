/// One constraint as a line of a scene reads:
///
///     avatarView.bottom == chapterLabel.top - 10
///     textLabel.width == 0.65 * view.height + 3 @ 750
///     below-text: red.top == text.bottom + 8
///
/// The value holds what the line says, and nothing about the views behind the names.
public struct ConstraintLine: Hashable, Sendable {
  /// The name before the colon, if there is one.
  public var identifier: String?
  public var first: Operand
  public var relation: Relation
  /// Nil where the right side is only a number.
  public var second: Operand?
  /// Applies to `second`.
  public var multiplier: Double
  /// In points, where the attributes are.
  public var constant: Double
  /// 1000 is required, and not shown.
  public var priority: Float

  public init(
    identifier: String? = nil, first: Operand, relation: Relation, second: Operand? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
  ) {
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// An attribute of an item: `avatarView.bottom`.
  public struct Operand: Hashable, Sendable {
    /// The item's name; for an area that belongs to an item both names, as in `view.margins`.
    public var item: [String]
    /// `leading`, `centerX`, `firstBaseline` and so on.
    public var attribute: String

    /// An attribute of an item with a name of its own, whatever characters that has.
    public init(_ item: String, _ attribute: String) {
      self.init([item], attribute)
    }

    /// An attribute of an area of an item: `Operand(["view", "margins"], "leading")`.
    public init(_ item: [String], _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }
}
