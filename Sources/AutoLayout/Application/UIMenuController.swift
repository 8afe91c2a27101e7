/// An item of the menu that iOS shows over a selection.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenuitem>
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// What the item sends to the first responder that has it.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The menu that iOS shows over a selection. It is not drawn, so that nobody can tap its items.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenucontroller>
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public class var shared: UIMenuController { menu }
  private static let menu = UIMenuController()

  open var menuItems: [UIMenuItem]?
  open private(set) var isMenuVisible = false
  /// Always empty: the menu is not drawn.
  open var menuFrame: CGRect { .zero }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Has no effect.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func hideMenu() { isMenuVisible = false }
  /// Has no effect.
  open func update() {}
}
