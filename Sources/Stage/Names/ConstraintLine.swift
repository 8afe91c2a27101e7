/// One constraint in the form in which a scene's text has it:
///
///     avatarView.bottom == chapterLabel.top - 10
///     textLabel.width == 0.65 * view.height + 3 @ 750
///     below-text: red.top == text.bottom + 8
///
/// The value has the names of items, but no views.
struct ConstraintLine: Hashable, Sendable {
  /// The name before the colon, if there is one.
  var identifier: String?
  /// The operand on the left of the relation.
  var first: Operand
  /// The relation between the sides.
  var relation: NSLayoutConstraint.Relation
  /// The operand on the right; nil if the right side is only a number.
  var second: Operand?
  /// The factor of `second`.
  var multiplier = 1.0
  /// The number added to the right side; in points for positions and lengths.
  var constant = 0.0
  /// The priority, up to 1000, which is required and is not written.
  var priority: Float = 1000

  /// An attribute of an item: `avatarView.bottom`.
  struct Operand: Hashable, Sendable {
    /// The item's name; for an area of an item, the names of both, as in `view.margins`.
    var item: [String]
    /// The attribute's name, such as `leading`, `centerX` or `firstBaseline`.
    var attribute: String

    /// Creates an attribute of an item with a single name, whatever its characters.
    init(_ item: String, _ attribute: String) {
      self.init([item], attribute)
    }

    /// Creates an attribute of an area of an item: `Operand(["view", "margins"], "leading")`.
    init(_ item: [String], _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }
}
