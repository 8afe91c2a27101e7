import AutoLayout

/// A small screen whose few views are placed by the visual format, as an example of a layout.
final class ExamplePage: UIViewController {
  /// The views by their names.
  private var named: [String: UIView] = [:]

  /// Adds a view in front of all others around it.
  /// - Parameters:
  ///   - name: Its name in pictures, and in this and later formats.
  ///   - container: The view around it; nil for the view of the page.
  ///   - formats: Its constraints, in the visual format.
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ name: String, in container: UIView? = nil, _ formats: String...
  ) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (container ?? self.view).addSubview(view)
    named[name] = view
    for format in formats { constrain(format) }
    return view
  }

  /// Adds constraints between the views that were added.
  func constrain(_ formats: String...) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: named))
    }
  }
}

extension UIView {
  /// An area with a line around it.
  static func box() -> UIView {
    let box = UIView()
    box.backgroundColor = .systemGray5
    return box
  }

  /// A label.
  /// - Parameter resistance: Its resistance against being cut short.
  static func text(_ text: String, lines: Int = 1, resistance: Float = 750) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, lines)
    label.setContentCompressionResistancePriority(.init(resistance), for: .horizontal)
    return label
  }

  /// A button that takes taps.
  static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    return button
  }
}
