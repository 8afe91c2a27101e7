/// A reason why bytes can't be read as a PNG picture, and where.
public struct PNGError: Error, Equatable, Sendable {
  /// What kind of reason it is.
  public enum Kind: Sendable {
    /// The bytes are no PNG picture.
    case notPNG
    /// The picture is in the form that Xcode gives to pictures of an app for iOS (CgBI), which only
    /// Apple's systems read.
    case appleVariant
    /// The picture is larger than the limits.
    case tooLarge
    /// The bytes end before the picture does.
    case truncated
    /// The bytes break a rule of the format.
    case damaged
  }

  /// What kind of reason it is.
  public var kind: Kind
  /// The byte at which the fault is, from 0; that of a fault in the compressed pixels is where they
  /// begin.
  public var offset: Int
  /// The fault, and what would be right, in words.
  public var message: String

  init(_ kind: Kind, at offset: Int, _ message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }
}

extension PNGError: CustomStringConvertible {
  /// The fault in words, with its place.
  public var description: String { "\(message) (at byte \(offset))" }
}
