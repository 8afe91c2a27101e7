/// The syntax of a string in the Visual Format Language: a line of views and the spaces between
/// them. Views and metrics are names.
///
/// See Apple's [Visual Format
/// Language](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
struct VisualFormat: Hashable, Sendable {
  enum Orientation: Hashable, Sendable { case horizontal, vertical }

  enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// The string without white space, as messages show it.
  let text: String
  /// The axis along which the views follow each other; horizontal by default.
  let orientation: Orientation
  /// The views, in the order of the string; at least one.
  let views: [View]
  /// The space between the last view and the end of its superview; `nil` without a closing `|`.
  let closing: Connection?

  /// A key of the dictionaries of views and metrics.
  struct Name: Hashable, Sendable {
    let text: String
    /// The column after the name.
    let end: Int
  }

  /// `[name(predicate,…)]`, and the space before it.
  struct View: Hashable, Sendable {
    let name: Name
    /// The space between the previous view, or the start of the superview, and this view; `nil` for
    /// a view at the beginning of the string.
    let leading: Connection?
    /// The predicates for the view's width or height.
    let sizes: [Predicate]
    /// The column after the view.
    let end: Int
  }

  /// The space between two neighbours.
  enum Connection: Hashable, Sendable {
    /// An empty string: the neighbours touch.
    case none
    /// `-`: the standard space.
    case standard
    /// `-10-` or `-(>=10,<=20)-`.
    case predicates([Predicate])
  }

  /// A relation to a number or to the size of another view, such as `>=50@750`.
  struct Predicate: Hashable, Sendable {
    let relation: Relation
    let object: Operand
    /// The priority; `nil` means required.
    let priority: Operand?
  }

  /// A number, or the name of a metric or view.
  enum Operand: Hashable, Sendable {
    case number(Double)
    case name(Name)
  }
}
