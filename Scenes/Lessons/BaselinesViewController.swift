import UIKit

/// A menu: names, prices and notes of three sizes, each row of them on one line of writing.
///
/// The first baseline of a name carries its price; the last baseline of a note, however many lines
/// it takes, carries how many cups there are left.
final class BaselinesViewController: UIViewController {
  private let page = ScrollingPage()

  private static let dishes = [
    ("Tea", "2", "Black, with a second cup for whoever moves up a place.", "6 left"),
    ("Butter", "11", "The best there is.", "for watches only"),
    ("Tarts", "4", "From the Queen's own kitchen. They have been counted.", "0 left"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Baselines"
    view.backgroundColor = .systemBackground
    page.fill(view)
    var above: UILabel?
    for (name, price, note, stock) in Self.dishes {
      above = addRow(
        name: label(name, .title2), price: label(price, .body), note: label(note, .body),
        stock: label(stock, .footnote), below: above)
    }
    above?.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16).isActive = true
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(label)
    return label
  }

  /// - Returns: The row's lowest label.
  private func addRow(
    name: UILabel, price: UILabel, note: UILabel, stock: UILabel, below above: UILabel?
  ) -> UILabel {
    let margins = view.layoutMarginsGuide
    let top = above?.bottomAnchor ?? page.topAnchor
    note.backgroundColor = .wonderlandMeadow
    note.numberOfLines = 0
    price.setContentHuggingPriority(.required, for: .horizontal)
    stock.setContentHuggingPriority(.required, for: .horizontal)
    stock.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    // Where both are too wide, each has a half.
    stock.adjustsFontSizeToFitWidth = true
    stock.minimumScaleFactor = 0.25
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: top, constant: 16),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      price.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

      note.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: name.lastBaselineAnchor, multiplier: 1),
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.widthAnchor.constraint(greaterThanOrEqualTo: margins.widthAnchor, multiplier: 0.5),
      stock.lastBaselineAnchor.constraint(equalTo: note.lastBaselineAnchor),
      stock.leadingAnchor.constraint(equalTo: note.trailingAnchor, constant: 16),
      stock.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return note
  }
}
