/// The base class of what texts may have as attributes: fonts, colours, paragraph styles,
/// attachments.
///
/// It has the members of `NSObject` that code uses of these, and is none: as
/// `NSMutableAttributedString` compares neighbouring runs, Foundation on Linux stops the program if
/// an attribute of both is an `NSObject`.
open class TextAttributeValue: Hashable, CustomStringConvertible {
  public init() {}

  /// Whether an object has the same value.
  open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }

  /// A number that is the same for equal values.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  open var description: String { "<\(type(of: self))>" }

  /// The value itself if it can't change, else another one like it.
  open func copy() -> Any { self }

  public static func == (one: TextAttributeValue, other: TextAttributeValue) -> Bool {
    one.isEqual(other)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
