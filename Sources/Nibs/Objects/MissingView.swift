import AutoLayout
import Foundation

/// A view that stands in for one of a class that is not there, whose name its place in the document
/// has.
final class MissingView: UIView {
  let missingClass: String

  init(className: String) {
    missingClass = className
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    missingClass = "UIView"
    super.init(coder: coder)
  }
}
