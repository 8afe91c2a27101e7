/// The properties that only few views set or read, stored apart so that other views stay small.
@MainActor
final class RareViewState {
  /// The rotation, scale and translation about the view's center.
  var transform = CGAffineTransform.identity
  var contentScaleFactor: CGFloat?
  /// Whether the margins leave no more than the readable width between them.
  var followsReadableWidth = false
  /// The engine in whose layout the view takes no insets over from its superview, since the insets
  /// would never settle.
  weak var engineOfOwnInsets: LayoutEngine?
  /// The natural size that a document gives the view in its design.
  var designSize: DesignSize?
  /// The constraints that keep the view where a bar, a field or a row has it.
  var places: [NSLayoutConstraint] = []
  var layer: CALayer?
  var restorationIdentifier: String?
  var accessibility = ViewAccessibility()
  /// The view's animations; nil until there has been one.
  var animations: (any ViewAnimations)?
  /// The values that properties with an appearance had when the view was created, or that the
  /// appearance set.
  var appearance: [AnyKeyPath: Any] = [:]
  var interactions: [any UIInteraction] = []
}

extension UIView {
  /// The state, created on first use.
  var rareState: RareViewState {
    if let storedRareState { return storedRareState }
    let made = RareViewState()
    storedRareState = made
    return made
  }

  /// The values of properties with an appearance: those when the view was created, or those that
  /// the appearance set.
  package var appearanceValues: [AnyKeyPath: Any] {
    get { storedRareState?.appearance ?? [:] }
    set { rareState.appearance = newValue }
  }
}
