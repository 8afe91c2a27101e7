import UIKit

/// Two buttons with equal spacing, in Swift 2: side by side where the width is regular.
///
/// What is declared is written as today's Swift asks for it; what is called is called by the names
/// of Swift 2.
class TwoButtonsController: UIViewController {
  let textLabel = UILabel()
  let redButton = UIButton(type: .Custom)
  let greenButton = UIButton(type: .Custom)
  let leadingGuide = UILayoutGuide()
  let middleGuide = UILayoutGuide()
  let trailingGuide = UILayoutGuide()

  var regularConstraints = [NSLayoutConstraint]()
  var compactConstraints = [NSLayoutConstraint]()

  override func viewDidLoad() {
    super.viewDidLoad()
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    view.backgroundColor = UIColor.whiteColor()
    textLabel.text = "Which of the two?"
    textLabel.font = UIFont.preferredFontForTextStyle(UIFontTextStyleBody)
    textLabel.numberOfLines = 0
    textLabel.textAlignment = .Center
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textLabel)

    setupButton(redButton, title: "Short", color: UIColor.redColor())
    setupButton(greenButton, title: "A title with many words", color: UIColor.greenColor())

    view.addLayoutGuide(leadingGuide)
    view.addLayoutGuide(middleGuide)
    view.addLayoutGuide(trailingGuide)
  }

  private func setupButton(_ button: UIButton, title: String, color: UIColor) {
    button.setTitle(title, forState: .Normal)
    button.setTitleColor(UIColor.whiteColor(), forState: .Normal)
    button.backgroundColor = color
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
  }

  private func setupConstraints() {
    let contentGuide = view.readableContentGuide
    textLabel.leadingAnchor.constraintEqualToAnchor(contentGuide.leadingAnchor).active = true
    textLabel.trailingAnchor.constraintEqualToAnchor(contentGuide.trailingAnchor).active = true
    textLabel.topAnchor.constraintEqualToAnchor(topLayoutGuide.bottomAnchor, constant: 8.0).active =
      true

    redButton.topAnchor.constraintEqualToAnchor(textLabel.bottomAnchor, constant: 8.0).active = true
    redButton.widthAnchor.constraintEqualToAnchor(greenButton.widthAnchor).active = true

    leadingGuide.widthAnchor.constraintEqualToAnchor(middleGuide.widthAnchor).active = true
    leadingGuide.widthAnchor.constraintEqualToAnchor(trailingGuide.widthAnchor).active = true

    view.leadingAnchor.constraintEqualToAnchor(leadingGuide.leadingAnchor).active = true
    trailingGuide.trailingAnchor.constraintEqualToAnchor(view.trailingAnchor).active = true

    regularConstraints.append(
      leadingGuide.trailingAnchor.constraintEqualToAnchor(redButton.leadingAnchor))
    regularConstraints.append(
      redButton.trailingAnchor.constraintEqualToAnchor(middleGuide.leadingAnchor))
    regularConstraints.append(
      middleGuide.trailingAnchor.constraintEqualToAnchor(greenButton.leadingAnchor))
    regularConstraints.append(
      greenButton.trailingAnchor.constraintEqualToAnchor(trailingGuide.leadingAnchor))
    regularConstraints.append(
      greenButton.topAnchor.constraintEqualToAnchor(textLabel.bottomAnchor, constant: 8.0))

    compactConstraints.append(redButton.centerXAnchor.constraintEqualToAnchor(view.centerXAnchor))
    compactConstraints.append(greenButton.centerXAnchor.constraintEqualToAnchor(view.centerXAnchor))
    compactConstraints.append(
      greenButton.topAnchor.constraintEqualToAnchor(redButton.bottomAnchor, constant: 8.0))

    enableConstraintsForWidth(traitCollection.horizontalSizeClass)
  }

  private func enableConstraintsForWidth(_ horizontalSizeClass: UIUserInterfaceSizeClass) {
    if horizontalSizeClass == .Regular {
      NSLayoutConstraint.deactivateConstraints(compactConstraints)
      NSLayoutConstraint.activateConstraints(regularConstraints)
    } else {
      NSLayoutConstraint.deactivateConstraints(regularConstraints)
      NSLayoutConstraint.activateConstraints(compactConstraints)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      enableConstraintsForWidth(traitCollection.horizontalSizeClass)
    }
  }
}
