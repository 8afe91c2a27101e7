import UIKit

/// Two buttons of one width: side by side where the width is regular, stacked where it is compact.
///
/// Side by side, three layout guides of one width keep the space before, between and after them
/// equal:
///
/// ```
/// ├ leadingGuide ┤redButton├ middleGuide ┤greenButton├ trailingGuide ┤
/// ```
class AdaptiveButtonsViewController: UIViewController {
  let textLabel = UILabel()
  let redButton = UIButton(type: .custom)
  let greenButton = UIButton(type: .custom)

  let leadingGuide = UILayoutGuide()
  let middleGuide = UILayoutGuide()
  let trailingGuide = UILayoutGuide()

  private var regularConstraints = [NSLayoutConstraint]()
  private var compactConstraints = [NSLayoutConstraint]()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Adaptive buttons"
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    view.backgroundColor = .systemBackground

    textLabel.text = "There is a bottle on the table and a cake under it. What should Alice do?"
    textLabel.numberOfLines = 0
    // Larger texts would leave the buttons no room on a small phone that lies on its side.
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 33)
    textLabel.font = font
    textLabel.adjustsFontForContentSizeCategory = true

    redButton.setTitle("Empty the bottle", for: .normal)
    redButton.backgroundColor = UIColor(red: 0.72, green: 0.15, blue: 0.19, alpha: 1)
    redButton.addAction(
      UIAction { [weak self] _ in self?.textLabel.text = "Alice is ten inches high." },
      for: .touchUpInside)

    greenButton.setTitle("Eat the cake to the last crumb", for: .normal)
    greenButton.backgroundColor = UIColor(red: 0.13, green: 0.45, blue: 0.24, alpha: 1)
    greenButton.addAction(
      UIAction { [weak self] _ in self?.textLabel.text = "Alice touches the ceiling." },
      for: .touchUpInside)

    for button in [redButton, greenButton] {
      button.setTitleColor(.white, for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      button.titleLabel?.font = font
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      // Where the largest texts have no room, titles are smaller rather than cut.
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.25
    }
    for subview in [textLabel, redButton, greenButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    for guide in [leadingGuide, middleGuide, trailingGuide] {
      view.addLayoutGuide(guide)
    }
  }

  private func setupConstraints() {
    let contentGuide = view.readableContentGuide
    NSLayoutConstraint.activate([
      textLabel.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
      textLabel.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),

      redButton.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 8),
      redButton.widthAnchor.constraint(equalTo: greenButton.widthAnchor),

      leadingGuide.widthAnchor.constraint(equalTo: middleGuide.widthAnchor),
      leadingGuide.widthAnchor.constraint(equalTo: trailingGuide.widthAnchor),
      view.leadingAnchor.constraint(equalTo: leadingGuide.leadingAnchor),
      trailingGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    // The guides' heights matter to nobody, but what isn't said is ambiguous.
    for guide in [leadingGuide, middleGuide, trailingGuide] {
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: redButton.topAnchor),
        guide.bottomAnchor.constraint(equalTo: redButton.bottomAnchor),
      ])
    }
    regularConstraints = [
      leadingGuide.trailingAnchor.constraint(equalTo: redButton.leadingAnchor),
      redButton.trailingAnchor.constraint(equalTo: middleGuide.leadingAnchor),
      middleGuide.trailingAnchor.constraint(equalTo: greenButton.leadingAnchor),
      greenButton.trailingAnchor.constraint(equalTo: trailingGuide.leadingAnchor),
      greenButton.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 8),
    ]
    compactConstraints = [
      redButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      greenButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      greenButton.leadingAnchor.constraint(greaterThanOrEqualTo: contentGuide.leadingAnchor),
      greenButton.topAnchor.constraint(equalTo: redButton.bottomAnchor, constant: 8),
      leadingGuide.trailingAnchor.constraint(equalTo: middleGuide.leadingAnchor),
      middleGuide.trailingAnchor.constraint(equalTo: trailingGuide.leadingAnchor),
    ]
    enableConstraints(forWidth: traitCollection.horizontalSizeClass)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      enableConstraints(forWidth: traitCollection.horizontalSizeClass)
    }
  }

  /// Activates one of the two arrangements; what isn't regular counts as compact.
  func enableConstraints(forWidth horizontalSizeClass: UIUserInterfaceSizeClass) {
    if horizontalSizeClass == .regular {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
    }
  }
}
