/// A view that stands in for a view of a class that is not there, and that keeps the name of the
/// class.
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
