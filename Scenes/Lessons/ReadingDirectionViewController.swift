import UIKit

/// A form that reads from either side: leading and trailing follow the language, left and right
/// don't, and some things never turn, such as the buttons of a player.
final class ReadingDirectionViewController: UIViewController {
  private let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading direction"
    view.backgroundColor = .systemBackground
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 40, bottom: 16, trailing: 16)

    rows.axis = .vertical
    rows.spacing = 16
    for (name, isOn) in [("Wake the Dormouse", true), ("Move up a place", false)] {
      rows.addArrangedSubview(setting(name, isOn: isOn))
    }
    rows.addArrangedSubview(quotation("A cup with no handle is still a cup, if you are quick."))
    rows.addArrangedSubview(player())
    rows.translatesAutoresizingMaskIntoConstraints = false
    let page = ScrollingPage()
    page.fill(view)
    page.addSubview(rows)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      rows.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func setting(_ name: String, isOn: Bool) -> UIView {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label(name), toggle])
    row.alignment = .center
    row.spacing = 8
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    row.backgroundColor = .wonderlandSky
    row.accessibilityIdentifier = name
    return row
  }

  /// A text with a bar at the side where reading begins.
  private func quotation(_ text: String) -> UIView {
    let bar = UIView()
    let label = label(text)
    let quotation = UIView()
    bar.backgroundColor = .gray
    quotation.backgroundColor = .wonderlandMeadow
    quotation.accessibilityIdentifier = "quotation"
    for subview in [bar, label] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      quotation.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: quotation.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 8),
      bar.topAnchor.constraint(equalTo: quotation.topAnchor),
      bar.bottomAnchor.constraint(equalTo: quotation.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: quotation.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: quotation.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: quotation.bottomAnchor, constant: -16),
    ])
    return quotation
  }

  private func player() -> UIView {
    let buttons = ["Back", "Play", "On"].map { title in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.backgroundColor = .wonderlandSand
      button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8)
      button.accessibilityIdentifier = title
      return button
    }
    let player = UIStackView(arrangedSubviews: buttons)
    player.distribution = .fillEqually
    player.spacing = 8
    player.semanticContentAttribute = .playback
    player.accessibilityIdentifier = "player"
    return player
  }
}
