/// What the document that a view or a constraint came out of says of it.
@MainActor package protocol DocumentPlace: AnyObject {
  /// The name of the outlet that leads to it, or the label that its author gave it.
  var name: String? { get }
  /// The id of its element, which stays as the document is edited; nil if the element has none.
  var elementID: String? { get }
}
