/// A guide for the part of its owner that the keyboard covers.
///
/// Without a keyboard, and with an undocked one unless ``followsUndockedKeyboard`` is set, it is
/// the part at the bottom of the owner outside the safe area.
///
/// See Apple's
/// [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide also follows a keyboard that is not docked at the bottom of the screen.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { ownerOrKeyboardMoved() } }
  }
  /// Whether the guide ends at the safe area without a keyboard, and not at the owner's bottom
  /// edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { ownerOrKeyboardMoved() } }
  }
  /// The distance above the keyboard in points at which a swipe begins to move it, at least 0. It
  /// has no effect on the layout.
  open var keyboardDismissPadding: CGFloat {
    get { storedPadding }
    set { storedPadding = max(0, newValue) }
  }
  private var storedPadding: CGFloat = 0
  /// The rectangle in the guide's constraints.
  private var heldFrame = CGRect.null

  init(owner: UIView) {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
    hold(
      [
        topAnchor.constraint(equalTo: owner.topAnchor),
        leftAnchor.constraint(equalTo: owner.leftAnchor),
        heightAnchor.constraint(equalToConstant: 0),
        widthAnchor.constraint(equalToConstant: 0),
      ], in: owner)
    refresh()
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func refresh() {
    guard let frame = keyboardFrame, frame != heldFrame, systemConstraints.count == 4 else {
      return
    }
    heldFrame = frame
    let constants = [frame.minY, frame.minX, frame.height, frame.width]
    for (constraint, constant) in zip(systemConstraints, constants) {
      constraint.constant = constant
    }
  }

  /// The guide's rectangle in the owner's coordinates, in points. It is computed until the first
  /// layout with the guide, if the owner has been laid out.
  open override var layoutFrame: CGRect {
    guard let owningView, let engine = owningView.layoutEngine, engine.knows(owningView.node),
      !engine.knows(node)
    else { return solvedFrame }
    return keyboardFrame ?? solvedFrame
  }

  package override var trackedFrame: CGRect? { keyboardFrame }

  /// Updates the guide after its owner or the keyboard has moved.
  func ownerOrKeyboardMoved() {
    guard let owningView, let frame = keyboardFrame, frame != heldFrame else { return }
    refresh()
    owningView.setNeedsLayout()
    followEdges()
  }

  /// The guide's rectangle in the owner's coordinates.
  private var keyboardFrame: CGRect? {
    guard let owner = owningView else { return nil }
    let bounds = owner.bounds
    let strip = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    let hidden = CGRect(x: bounds.minX, y: bounds.maxY - strip, width: bounds.width, height: strip)
    guard let window = owner.window, let onScreen = window.configuration.keyboardFrame else {
      return hidden
    }
    let keyboard = owner.convert(onScreen, from: window)
    guard window.docks(onScreen) else { return followsUndockedKeyboard ? keyboard : hidden }
    let top = min(hidden.minY, max(bounds.minY, keyboard.minY))
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIWindow {
  /// Whether a keyboard of this frame is docked at the bottom of the screen.
  fileprivate func docks(_ keyboard: CGRect) -> Bool {
    keyboard.maxY >= bounds.maxY && keyboard.minX <= bounds.minX && keyboard.maxX >= bounds.maxX
  }

  /// Shows a keyboard of this frame, in the screen's coordinates in points; `nil` hides it.
  ///
  /// It posts the notifications of `UIResponder`. Constraints to keyboard guides follow at the next
  /// layout.
  package func showKeyboard(_ frame: CGRect?) {
    let before = configuration.keyboardFrame
    guard frame != before, let height = (before ?? frame)?.height else { return }
    let away = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height)
    let notices = KeyboardNotices(screen: screen, begin: before ?? away, end: frame ?? away)
    notices.post(before: true, isShown: frame != nil, wasShown: before != nil)
    screen.configuration.keyboardFrame = frame
    for window in screen.windows { window.moveKeyboardGuides() }
    notices.post(before: false, isShown: frame != nil, wasShown: before != nil)
  }

  func moveKeyboardGuides() {
    keyboardGuides.removeAll { $0.guide == nil }
    for entry in keyboardGuides where entry.guide?.owningView?.window === self {
      entry.guide?.ownerOrKeyboardMoved()
    }
  }
}

/// A weak reference to a keyboard guide.
struct WeakKeyboardGuide {
  weak var guide: UIKeyboardLayoutGuide?
}

extension UIView {
  /// The guide for the part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guides = makeSystemGuides()
    if let guide = guides.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide(owner: self)
    guides.keyboard = guide
    joinKeyboardGuide()
    guideAdded()
    return guide
  }

  /// Registers the view's keyboard guide with the window, which updates it when the keyboard moves.
  func joinKeyboardGuide() {
    guard let guide = systemGuides?.keyboard, let window else { return }
    if !window.keyboardGuides.contains(where: { $0.guide === guide }) {
      window.keyboardGuides.append(WeakKeyboardGuide(guide: guide))
    }
    guide.ownerOrKeyboardMoved()
  }
}
