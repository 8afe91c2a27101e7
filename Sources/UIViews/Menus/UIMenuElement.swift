/// An entry of a menu: an action, a command, or a menu of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A menu, or a group of entries in one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenu>
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  open var preferredElementSize: ElementSize
  public let children: [UIMenuElement]

  /// Creates a menu. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(freshMenuName("menu"))
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu of the same kind with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries with a state of their own, with those of inline groups.
  private var choices: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let group = child as? UIMenu {
        return group.options.contains(.displayInline) ? group.choices : []
      }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }

  /// The chosen actions.
  open var selectedElements: [UIMenuElement] { choices.filter { $0.state == .on } }

  /// What a button shows that is named after its menu's choice: the chosen action, else the first.
  package var shownChoice: UIAction? { choices.first { $0.state == .on } ?? choices.first }
}

@MainActor private var made = 0

/// A name for what got none.
@MainActor func freshMenuName(_ kind: String) -> String {
  made += 1
  return "com.apple.\(kind).dynamic.\(made)"
}

/// A part of a menu that is made when the menu opens. Menus are not shown, so that it never is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uideferredmenuelement>
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  public init(_ elementProvider: @escaping ElementProvider) {
    super.init(title: "", subtitle: nil, image: nil)
  }

  open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
