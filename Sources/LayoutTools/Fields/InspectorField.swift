import InterfaceBuilder

/// A row of an inspector: what it is called, what it means, which values it takes, and where a
/// document has them.
///
/// A field is made for an object: its default and its choices are those that the object's class
/// has.
public struct InspectorField: Hashable, Sendable {
  /// What tells it from the others of its inspector: `horizontalHuggingPriority`.
  public let id: String
  /// Interface Builder's name for it.
  public let title: String
  /// What it means for the layout or the look, in one sentence.
  public let help: String
  /// The values that it takes.
  public let kind: AttributeKind
  /// The value of an object for which nothing is written; nil if the field then has no value.
  public let defaultValue: AttributeValue?
  /// Whether Interface Builder lets it differ between size classes.
  public let variesBySizeClass: Bool
  /// Whether Interface Builder writes the default too.
  let writesDefault: Bool
  /// Whether an object always has a value, which can't be taken away.
  public let isRequired: Bool
  let place: FieldPlace
  /// Whether it is a part of the view's frame.
  public var isFrame: Bool { id.hasPrefix("frame.") }

  /// Whether apps translate it: a text that users read.
  public var isTranslated: Bool { kind == .text && Self.translated.contains(id.lastPart) }

  private static let translated: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "segments", "backButtonTitle",
    "headerTitle", "footerTitle",
  ]

  init(
    _ id: String, _ title: String, _ help: String, _ kind: AttributeKind,
    default: AttributeValue? = nil,
    varies: Bool = false, writesDefault: Bool = false, isRequired: Bool = false,
    at place: FieldPlace? = nil
  ) {
    self.id = id
    self.title = title
    self.help = help
    self.kind = kind
    defaultValue = `default`
    variesBySizeClass = varies
    self.writesDefault = writesDefault
    self.isRequired = isRequired
    self.place = place ?? FieldPlace(holder: .attribute(id))
  }
}

/// A group of rows of an inspector.
public struct InspectorSection: Hashable, Sendable {
  /// The heading.
  public let title: String
  /// The rows, in order.
  public let fields: [InspectorField]

  init(_ title: String, _ fields: [InspectorField]) {
    self.title = title
    self.fields = fields
  }
}
