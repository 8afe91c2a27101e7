import AutoLayout
import Foundation
import InterfaceBuilder

extension PropertyDecoder {
  /// Sets the properties of a view that its element has.
  func decode(_ view: UIView) {
    decodeCommon(view)
    switch view {
    case let label as UILabel: decode(label)
    case let button as UIButton: decode(button)
    case let image as UIImageView: decode(image)
    case let stack as UIStackView: decode(stack)
    case let field as UITextField: decode(field)
    case let text as UITextView: decode(text)
    case let scroll as UIScrollView: decode(scroll)
    case let control as UIControl: decode(control)
    default: decodeOthers(view)
    }
  }

  private func decodeCommon(_ view: UIView) {
    set(\.isHidden, of: view, "hidden")
    set(\.alpha, of: view, "alpha")
    set(\.clipsToBounds, of: view, "clipsSubviews")
    set(\.autoresizesSubviews, of: view, "autoresizesSubviews")
    set(
      \.isUserInteractionEnabled, of: view, "userInteractionEnabled",
      to: flag("userInteractionEnabled") ?? true)
    set(\.tag, of: view, "tag")
    set(\.contentMode, of: view, "contentMode", among: Self.contentModes)
    set(\.preservesSuperviewLayoutMargins, of: view, "preservesSuperviewLayoutMargins")
    set(\.insetsLayoutMarginsFromSafeArea, of: view, "insetsLayoutMarginsFromSafeArea")
    set(\.layoutMarginsFollowReadableWidth, of: view, "layoutMarginsFollowReadableWidth")
    set(\.semanticContentAttribute, of: view, "semanticContentAttribute", among: Self.semantics)
    color(\.backgroundColor, of: view, "backgroundColor")
    setPresent(
      \.tintColor, of: view, "tintColor",
      to: child("tintColor").flatMap { context.color($0) })
    set(\.layoutMargins, of: view, "layoutMargins", to: child("layoutMargins")?.edgeInsets)
    set(
      \.directionalLayoutMargins, of: view, "directionalLayoutMargins",
      to: child("directionalLayoutMargins")?.directionalInsets)
    if names == nil, let identifier = element.child("accessibility")?["identifier"] {
      view.accessibilityIdentifier = identifier
    }
  }

  /// Sets the properties of a row that no other view has.
  func decodeRow(_ cell: UITableViewCell) {
    set(\.indentationLevel, of: cell, "indentationLevel")
    set(\.indentationWidth, of: cell, "indentationWidth")
    set(\.shouldIndentWhileEditing, of: cell, "shouldIndentWhileEditing")
    set(\.showsReorderControl, of: cell, "showsReorderControl")
    set(\.separatorInset, of: cell, "separatorInset", to: child("separatorInset")?.edgeInsets)
  }

  func decode(_ constraint: NSLayoutConstraint) {
    set(
      \.priority, of: constraint, "priority",
      to: number("priority").map { UILayoutPriority(Float($0)) })
    set(\.constant, of: constraint, "constant")
    set(\.identifier, of: constraint, "identifier", to: text("identifier").map(Optional.some))
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "TopLeft": .topLeft,
    "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}

extension Element {
  /// The element's insets by side.
  var edgeInsets: UIEdgeInsets? {
    insets.map {
      UIEdgeInsets(
        top: CGFloat($0.top), left: CGFloat($0.leading), bottom: CGFloat($0.bottom),
        right: CGFloat($0.trailing))
    }
  }

  /// The element's insets by reading direction.
  var directionalInsets: NSDirectionalEdgeInsets? {
    insets.map {
      NSDirectionalEdgeInsets(
        top: CGFloat($0.top), leading: CGFloat($0.leading), bottom: CGFloat($0.bottom),
        trailing: CGFloat($0.trailing))
    }
  }
}
