import UIKit

/// Two text fields and a button, by constraints of seven arguments.
class FormController: UIViewController {
  // MARK: - Properties

  let button = UIButton(type: .custom)
  let textFieldTop = UITextField(frame: .zero)
  let textFieldBottom = UITextField(frame: .zero)

  // MARK: - View Life Cycle

  override func viewDidLoad() {
    super.viewDidLoad()

    textFieldTop.borderStyle = .roundedRect
    textFieldTop.translatesAutoresizingMaskIntoConstraints = false

    view.addSubview(textFieldTop)

    textFieldBottom.borderStyle = .roundedRect
    textFieldBottom.translatesAutoresizingMaskIntoConstraints = false

    view.addSubview(textFieldBottom)

    button.setTitle("Send", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false

    view.addSubview(button)

    addConstraints()
  }

  func addConstraints() {
    view.addConstraints(generateConstraintsTextFieldTop())
    view.addConstraints(generateConstraintsTextFieldBottom())
    view.addConstraints(generateConstraintsButton())
  }

  // MARK: - Helper Methods

  private func generateConstraintsTextFieldTop() -> [NSLayoutConstraint] {
    let constraintTop = NSLayoutConstraint(
      item: textFieldTop, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide,
      attribute: .top, multiplier: 1.0, constant: 28.0)
    let constraintX = NSLayoutConstraint(
      item: textFieldTop, attribute: .centerX, relatedBy: .equal, toItem: view,
      attribute: .centerX, multiplier: 1.0, constant: 0.0)
    let constraintWidth = NSLayoutConstraint(
      item: textFieldTop, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1.0, constant: 200.0)

    return [constraintTop, constraintX, constraintWidth]
  }

  private func generateConstraintsTextFieldBottom() -> [NSLayoutConstraint] {
    let constraintTop = NSLayoutConstraint(
      item: textFieldBottom, attribute: .top, relatedBy: .equal, toItem: textFieldTop,
      attribute: .bottom, multiplier: 1.0, constant: 8.0)
    let constraintLeading = NSLayoutConstraint(
      item: textFieldBottom, attribute: .leading, relatedBy: .equal, toItem: textFieldTop,
      attribute: .leading, multiplier: 1.0, constant: 0.0)
    let constraintTrailing = NSLayoutConstraint(
      item: textFieldBottom, attribute: .trailing, relatedBy: .equal, toItem: textFieldTop,
      attribute: .trailing, multiplier: 1.0, constant: 0.0)

    return [constraintTop, constraintLeading, constraintTrailing]
  }

  private func generateConstraintsButton() -> [NSLayoutConstraint] {
    let constraintTop = NSLayoutConstraint(
      item: button, attribute: .top, relatedBy: .equal, toItem: textFieldBottom,
      attribute: .bottom, multiplier: 1.0, constant: 8.0)
    let constraintX = NSLayoutConstraint(
      item: button, attribute: .centerX, relatedBy: .equal, toItem: textFieldTop,
      attribute: .centerX, multiplier: 1.0, constant: 0.0)

    return [constraintTop, constraintX]
  }
}

/// The same form by format strings, as far as they reach: a centre has none.
class FormatFormController: FormController {
  override func addConstraints() {
    let views: [String: Any] = [
      "guide": topLayoutGuide, "top": textFieldTop, "bottom": textFieldBottom, "button": button,
    ]
    let metrics = ["formWidth": 200, "fromTop": 8]
    textFieldTop.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[top(formWidth)]", options: [], metrics: metrics, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[guide]-fromTop-[top]-[bottom(==top)]",
        options: NSLayoutFormatOptions(rawValue: 0), metrics: metrics, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-[bottom]", options: [.alignAllLeading, .alignAllTrailing],
        metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[bottom]-[button]", options: .alignAllCenterX, metrics: nil,
        views: views))
  }
}
