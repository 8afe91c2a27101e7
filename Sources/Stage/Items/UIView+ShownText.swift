import AutoLayout

extension UIView {
  /// The text that a view shows, whole.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }
}
