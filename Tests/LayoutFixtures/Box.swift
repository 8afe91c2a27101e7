import Foundation
import UIViews

/// A view whose content has a size.
package final class Box: UIView {
  private let content: CGSize

  package init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { content }
}
