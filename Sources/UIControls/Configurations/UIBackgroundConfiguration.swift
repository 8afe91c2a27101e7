/// The background of a view.
///
/// Backgrounds of lists turn grey while their row is selected or highlighted, as long as they have
/// the colour that they begin with.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>,
/// and for insets, radii and strokes <https://github.com/kern0x1b/charon>,
/// `tests/backports/device/lists-expectations.h`
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// A view above the colour, as large as it is.
  public var customView: UIView?
  public var backgroundColor: UIColor?
  /// The radius of the corners in points. It is not drawn: cells have no round corners.
  public var cornerRadius: CGFloat = 0
  /// The space between the edges of the view and the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around the background; nil for the view's tint.
  public var strokeColor: UIColor?
  /// The width of the line, in points.
  public var strokeWidth: CGFloat = 0
  /// The colour in a list where nothing is chosen; nil for other backgrounds.
  private var listColor: UIColor?

  public init() {}

  private init(ofList color: UIColor, cornerRadius: CGFloat = 0) {
    (backgroundColor, listColor, self.cornerRadius) = (color, color, cornerRadius)
  }

  public static func clear() -> Self { Self() }
  public static func listCell() -> Self { listPlainCell() }
  public static func listPlainCell() -> Self { Self(ofList: .systemBackground) }
  public static func listGroupedCell() -> Self { Self(ofList: .secondarySystemGroupedBackground) }
  public static func listSidebarCell() -> Self { Self(ofList: .clear, cornerRadius: 26) }
  public static func listPlainHeaderFooter() -> Self { clear() }
  public static func listGroupedHeaderFooter() -> Self { clear() }

  /// The background as it is in a state, of which the selection and the highlight count.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let listColor, [listColor, .systemGray4].contains(backgroundColor) else { return self }
    let state = state as? any ChoosableState
    let isChosen = state?.isSelected == true || state?.isHighlighted == true
    var copy = self
    copy.backgroundColor = isChosen ? .systemGray4 : listColor
    return copy
  }
}

/// A state of what can be selected.
package protocol ChoosableState {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}
