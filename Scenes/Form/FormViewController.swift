import UIKit

/// Two text fields and a button, 200 points wide, with constraints made in long hand.
class FormViewController: UIViewController {
  let button = UIButton(type: .custom)
  let textFieldTop = UITextField(frame: .zero)
  let textFieldBottom = UITextField(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground

    textFieldTop.borderStyle = .roundedRect
    textFieldTop.placeholder = "Name"
    textFieldTop.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textFieldTop)
    view.addConstraints(generateConstraintsTextFieldTop())

    textFieldBottom.borderStyle = .roundedRect
    textFieldBottom.placeholder = "Occupation"
    textFieldBottom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textFieldBottom)
    view.addConstraints(generateConstraintsTextFieldBottom())

    button.setTitle("Submit", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(
      UIAction { [weak self] _ in self?.button.setTitle("Submitted", for: .normal) },
      for: .touchUpInside)
    view.addSubview(button)
    view.addConstraints(generateConstraintsButton())
  }

  private func generateConstraintsTextFieldTop() -> [NSLayoutConstraint] {
    let constraintTop = NSLayoutConstraint(
      item: textFieldTop, attribute: .top, relatedBy: .equal,
      toItem: topLayoutGuide, attribute: .top, multiplier: 1, constant: 28)
    constraintTop.priority = .defaultHigh
    // Higher bars than the status bar push it down.
    let constraintBelowBars = NSLayoutConstraint(
      item: textFieldTop, attribute: .top, relatedBy: .greaterThanOrEqual,
      toItem: topLayoutGuide, attribute: .bottom, multiplier: 1, constant: 8)
    let constraintX = NSLayoutConstraint(
      item: textFieldTop, attribute: .centerX, relatedBy: .equal,
      toItem: view, attribute: .centerX, multiplier: 1, constant: 0)
    let constraintWidth = NSLayoutConstraint(
      item: textFieldTop, attribute: .width, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 200)
    return [constraintTop, constraintBelowBars, constraintX, constraintWidth]
  }

  /// Pins both sides to the top field's, so that the form's width is said in one place.
  private func generateConstraintsTextFieldBottom() -> [NSLayoutConstraint] {
    let constraintTop = NSLayoutConstraint(
      item: textFieldBottom, attribute: .top, relatedBy: .equal,
      toItem: textFieldTop, attribute: .bottom, multiplier: 1, constant: 8)
    let constraintLeading = NSLayoutConstraint(
      item: textFieldBottom, attribute: .leading, relatedBy: .equal,
      toItem: textFieldTop, attribute: .leading, multiplier: 1, constant: 0)
    let constraintTrailing = NSLayoutConstraint(
      item: textFieldBottom, attribute: .trailing, relatedBy: .equal,
      toItem: textFieldTop, attribute: .trailing, multiplier: 1, constant: 0)
    return [constraintTop, constraintLeading, constraintTrailing]
  }

  private func generateConstraintsButton() -> [NSLayoutConstraint] {
    let constraintTop = NSLayoutConstraint(
      item: button, attribute: .top, relatedBy: .equal,
      toItem: textFieldBottom, attribute: .bottom, multiplier: 1, constant: 8)
    let constraintX = NSLayoutConstraint(
      item: button, attribute: .centerX, relatedBy: .equal,
      toItem: textFieldTop, attribute: .centerX, multiplier: 1, constant: 0)
    return [constraintTop, constraintX]
  }
}
