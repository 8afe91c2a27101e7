/// Insets from the edges of a rectangle in points, with leading and trailing edges.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let leftIsLeading = direction == .leftToRight
    self.init(
      top: insets.top, leading: leftIsLeading ? insets.left : insets.right,
      bottom: insets.bottom, trailing: leftIsLeading ? insets.right : insets.left)
  }
}

extension UIEdgeInsets {
  package init(_ insets: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let leftIsLeading = direction == .leftToRight
    self.init(
      top: insets.top, left: leftIsLeading ? insets.leading : insets.trailing,
      bottom: insets.bottom, right: leftIsLeading ? insets.trailing : insets.leading)
  }
}
