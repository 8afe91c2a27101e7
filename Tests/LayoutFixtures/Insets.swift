import Foundation
import UIViews

/// Insets of which the edges that are not named are zero.
extension UIEdgeInsets {
  package init(top: CGFloat) { self.init(top: top, left: 0, bottom: 0, right: 0) }
  package init(bottom: CGFloat) { self.init(top: 0, left: 0, bottom: bottom, right: 0) }
  package init(top: CGFloat, bottom: CGFloat) {
    self.init(top: top, left: 0, bottom: bottom, right: 0)
  }
  package init(top: CGFloat, left: CGFloat) { self.init(top: top, left: left, bottom: 0, right: 0) }
  package init(left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.init(top: 0, left: left, bottom: bottom, right: right)
  }
}
