/// A change of a document that names objects by their ids, so that it can be made in any text that
/// has these objects.
///
/// A part that is not there yet comes with what is set in it: a group with its first member, a
/// variation with its first value.
public enum DocumentEdit: Hashable, Sendable {
  /// Gives an attribute a value, without escapes; nil takes it away.
  case set(String, of: ElementPath, to: String?)
  /// Gives a text, as an attribute or as a child `string` where an attribute can't hold it; nil
  /// takes it away.
  case setText(key: String, of: ElementPath, to: String?)
  /// Gives an object a part for a key, such as a font or a colour, in place of the part that it
  /// has; nil takes the part away.
  case setChild(key: String, of: ElementPath, to: NewElement?)
  /// Inserts elements: before a child with an id, or else where Interface Builder would write them.
  case insert([NewElement], into: ElementPath, before: String? = nil)
  /// Takes an object, as it is written, to another parent or another place among its siblings:
  /// before a sibling, or at the end. A constraint goes to the place of its id instead of the end.
  case move(String, into: ElementPath, before: String? = nil)
  /// Takes an element away, with what is in it.
  case remove(ElementPath)

  /// Why an edit can't be made.
  public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document has no object with the id.
    case missing(String)
    /// The document has another object with the id.
    case taken(String)
    /// The value of an attribute has a character that XML can't hold.
    case unwritable(attribute: String)
    /// An object would come to be inside of itself.
    case inside(String)
    /// The text would no longer be well-formed.
    case malformed

    public var description: String {
      switch self {
      case .missing(let id): "there is no object with the id \(id)"
      case .taken(let id): "the id \(id) is another object's"
      case .unwritable(let attribute):
        "\(attribute) can't have a character that XML doesn't allow, such as a control character"
      case .inside(let id): "\(id) can't be moved into itself"
      case .malformed: "the document would no longer be well-formed"
      }
    }
  }
}

/// A change of a document, with the way back.
public struct DocumentChange: Sendable {
  /// The document after the change.
  public let document: Document
  /// The changes of the text in steps, each made in the text that the step before has left.
  public let edits: [[TextEdit]]
  /// What takes the change back, likewise in steps.
  public let inverse: [[TextEdit]]
}
