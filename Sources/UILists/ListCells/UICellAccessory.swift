/// What stands beside the content of an item that looks like a row.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>
@MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public typealias ActionHandler = @MainActor () -> Void

  /// The width of the room of an accessory: its own, the usual one, or one in points.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// The side of a view of the app's, and its place among the accessories there, from the leading
  /// one on.
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// How an accessory looks; what the one in question has no use for has no effect.
  public struct Options {
    /// How an outline is shown and hidden; with any style by a tap on the accessory.
    public enum Style: Sendable { case automatic, header, cell }
    public var style = Style.automatic
    /// Whether the accessory is not shown in its room.
    public var isHidden = false
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether a line is drawn before the control for moving.
    public var showsVerticalSeparator = true
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    @MainActor public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options
  public typealias DetailOptions = Options

  /// A view of the app's as an accessory.
  public struct CustomViewConfiguration {
    let customView: UIView, placement: Placement, options: Options

    @MainActor public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard,
        tintColor: tintColor)
    }
  }

  enum Kind {
    // Leading ones from the edge on, and trailing ones from the content on.
    case multiselect, delete, insert
    case label(String)
    case checkmark, outlineDisclosure, detail, disclosureIndicator, reorder
    case custom(UIView, Placement)
  }
  let kind: Kind, displayed: DisplayedState, options: Options
  var action: ActionHandler?

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(kind: .disclosureIndicator, displayed: displayed, options: options) }
  /// Without a handler it shows and hides what is below the item in the section's snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    Self(kind: .outlineDisclosure, displayed: displayed, options: options, action: actionHandler)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(kind: .checkmark, displayed: displayed, options: options) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(kind: .delete, displayed: displayed, options: options, action: actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(kind: .insert, displayed: displayed, options: options, action: actionHandler) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(kind: .reorder, displayed: displayed, options: options) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(kind: .multiselect, displayed: displayed, options: options) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self { Self(kind: .label(text), displayed: displayed, options: options) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(kind: .detail, displayed: displayed, options: options, action: actionHandler) }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return Self(
      kind: .custom(configuration.customView, configuration.placement), displayed: displayed,
      options: configuration.options)
  }
}
