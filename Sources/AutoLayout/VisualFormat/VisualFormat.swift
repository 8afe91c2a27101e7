/// A line of views and the spaces between them, as a string of the Visual Format Language tells it:
/// its syntax alone, in which views and metrics are names.
///
/// See Apple's [Visual Format Language](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
struct VisualFormat: Hashable, Sendable {
  enum Orientation: Hashable, Sendable { case horizontal, vertical }

  enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// The string without its blanks, as messages show it.
  let text: String
  /// Along which axis the views follow each other; horizontal where the string does not say.
  let orientation: Orientation
  /// The views, in the order of the string; at least one.
  let views: [View]
  /// What lies between the last view and the end of its superview; nil without a closing `|`.
  let closing: Connection?

  /// A key of the views or of the metrics.
  struct Name: Hashable, Sendable {
    let text: String
    /// The column after the name.
    let end: Int
  }

  /// `[name(predicate,…)]`, and what leads to it.
  struct View: Hashable, Sendable {
    let name: Name
    /// What lies between the view before, or the start of the superview, and this view; nil for a
    /// view that the string begins with.
    let leading: Connection?
    /// What the string says of the view's width or height.
    let sizes: [Predicate]
    /// The column after the view.
    let end: Int
  }

  /// The space between two neighbours.
  enum Connection: Hashable, Sendable {
    /// Nothing is written: the two touch.
    case none
    /// `-`: the space that the system gives.
    case standard
    /// `-10-` or `-(>=10,<=20)-`.
    case predicates([Predicate])
  }

  /// A relation to a number, or to the size of another view: `>=50@750`.
  struct Predicate: Hashable, Sendable {
    let relation: Relation
    let object: Operand
    /// How much it matters; required where the string does not say.
    let priority: Operand?
  }

  /// A number, or the name of one.
  enum Operand: Hashable, Sendable {
    case number(Double)
    case name(Name)
  }
}
