import Foundation

/// A guide that lies where the keyboard covers its owner.
///
/// Without a keyboard, or over one that is not docked and not to be followed, it is the strip at the
/// owner's bottom that lies outside of the safe area.
///
/// See Apple's [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide also follows a keyboard that floats over the middle of the screen.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { ownerOrKeyboardMoved() } }
  }
  /// Whether the guide ends at the safe area, rather than at the owner's bottom, without a keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { ownerOrKeyboardMoved() } }
  }
  /// How far above the keyboard a swipe begins to move it, in points; never less than 0. It does not
  /// change the layout.
  open var keyboardDismissPadding: CGFloat {
    get { storedPadding }
    set { storedPadding = max(0, newValue) }
  }
  private var storedPadding: CGFloat = 0
  /// The rectangle that the guide's constraints now give it.
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

  override func refresh() {
    guard let frame = keyboardFrame, frame != heldFrame, systemConstraints.count == 4 else {
      return
    }
    heldFrame = frame
    let constants = [frame.minY, frame.minX, frame.height, frame.width]
    for (constraint, constant) in zip(systemConstraints, constants) {
      constraint.constant = constant
    }
  }

  override var trackedFrame: CGRect? { keyboardFrame }

  /// Brings the guide to where the keyboard now covers its owner.
  func ownerOrKeyboardMoved() {
    guard let owningView, let frame = keyboardFrame, frame != heldFrame else { return }
    refresh()
    owningView.setNeedsLayout()
    followEdges()
  }

  /// Where the guide is to be, in its owner.
  private var keyboardFrame: CGRect? {
    guard let owner = owningView else { return nil }
    let bounds = owner.bounds
    let strip = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    let hidden = CGRect(
      x: bounds.minX, y: bounds.maxY - strip, width: bounds.width, height: strip)
    guard let window = owner.window, let onScreen = window.configuration.keyboardFrame else {
      return hidden
    }
    let keyboard = owner.convert(onScreen, from: window)
    guard window.docks(onScreen) else {
      return followsUndockedKeyboard ? keyboard : hidden
    }
    let top = min(hidden.minY, max(bounds.minY, keyboard.minY))
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIWindow {
  /// Whether a keyboard with that frame stands along the bottom of the screen.
  fileprivate func docks(_ keyboard: CGRect) -> Bool {
    keyboard.maxY >= bounds.maxY && keyboard.minX <= bounds.minX && keyboard.maxX >= bounds.maxX
  }

  /// Shows a keyboard with that frame, in the screen's coordinates in points, or none.
  ///
  /// The app is told by the notifications of `UIResponder`, and what hangs on a keyboard guide
  /// follows at the next layout.
  package func showKeyboard(_ frame: CGRect?) {
    let before = configuration.keyboardFrame
    guard frame != before else { return }
    let away = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: (before ?? frame)!.height)
    let notices = KeyboardNotices(begin: before ?? away, end: frame ?? away)
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

/// A keyboard guide in a list that does not keep it.
struct WeakKeyboardGuide {
  weak var guide: UIKeyboardLayoutGuide?
}

extension UIView {
  /// The rectangle that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guides = makeSystemGuides()
    if let guide = guides.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide(owner: self)
    guides.keyboard = guide
    joinKeyboardGuide()
    guideAdded()
    return guide
  }

  /// Has the window move the view's keyboard guide when the keyboard moves.
  func joinKeyboardGuide() {
    guard let guide = systemGuides?.keyboard, let window else { return }
    if !window.keyboardGuides.contains(where: { $0.guide === guide }) {
      window.keyboardGuides.append(WeakKeyboardGuide(guide: guide))
    }
    guide.ownerOrKeyboardMoved()
  }
}
