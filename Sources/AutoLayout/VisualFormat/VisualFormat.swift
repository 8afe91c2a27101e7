/// A line of views and the spaces between them, as a string of the Visual Format Language tells it:
/// its syntax alone, in which views and metrics are names.
///
/// See Apple's [Visual Format Language](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
package struct VisualFormat: Hashable, Sendable {
  package enum Orientation: Hashable, Sendable { case horizontal, vertical }

  package enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// The string without its blanks, as messages show it.
  package let text: String
  /// Along which axis the views follow each other; horizontal where the string does not say.
  package let orientation: Orientation
  /// The views, in the order of the string; at least one.
  package let views: [View]
  /// What lies between the last view and the end of its superview; nil without a closing `|`.
  package let closing: Connection?

  /// A key of the views or of the metrics.
  package struct Name: Hashable, Sendable {
    package let text: String
    /// The column after the name.
    package let end: Int
  }

  /// `[name(predicate,…)]`, and what leads to it.
  package struct View: Hashable, Sendable {
    package let name: Name
    /// What lies between the view before, or the start of the superview, and this view; nil for a
    /// view that the string begins with.
    package let leading: Connection?
    /// What the string says of the view's width or height.
    package let sizes: [Predicate]
    /// The column after the view.
    package let end: Int
  }

  /// The space between two neighbours.
  package enum Connection: Hashable, Sendable {
    /// Nothing is written: the two touch.
    case none
    /// `-`: the space that the system gives.
    case standard
    /// `-10-` or `-(>=10,<=20)-`.
    case predicates([Predicate])
  }

  /// A relation to a number, or to the size of another view: `>=50@750`.
  package struct Predicate: Hashable, Sendable {
    package let relation: Relation
    package let object: Operand
    /// How much it matters; required where the string does not say.
    package let priority: Operand?
  }

  /// A number, or the name of one.
  package enum Operand: Hashable, Sendable {
    case number(Double)
    case name(Name)
  }
}
