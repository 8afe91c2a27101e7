/// What the document that a view or a constraint came out of says of it.
@MainActor package protocol DocumentPlace: AnyObject {
  /// The name that the document gives it: its label, an outlet, or its own class.
  var name: String? { get }
  /// The name that somebody gave it in the outline.
  var label: String? { get }
  /// The text or title that it shows by the document, which the outline calls it by if it has no
  /// label.
  var text: String? { get }
  /// The name of the outlet that leads to it.
  var outlet: String? { get }
  /// The id of its element, which stays as the document is edited; nil if the element has none.
  var elementID: String? { get }
  /// The frame that the document has for it, in the superview's coordinates in points; nil for what
  /// has none.
  var frame: CGRect? { get }
  /// The constraints that it has in the document until the app is built: placeholders for what code
  /// adds. They are not active.
  var placeholders: [NSLayoutConstraint] { get }
}
