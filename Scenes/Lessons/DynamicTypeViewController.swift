import UIKit

/// Rows that put value below name once the text is so large that they have no room beside each
/// other: from the first accessibility size on.
///
/// The lines are as far apart as the text is large, by `UIFontMetrics`.
final class DynamicTypeViewController: UIViewController {
  private static let facts = [
    ("Height", "ten inches"), ("Age", "seven and a half, exactly"), ("Occupation", "pawn"),
  ]

  private let column = UIStackView()
  private(set) var rows: [UIStackView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dynamic Type"
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.addArrangedSubview(label("Alice", .largeTitle))
    for (name, value) in Self.facts {
      let row = UIStackView(arrangedSubviews: [label(name, .headline), label(value, .body)])
      row.arrangedSubviews[0].setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      row.arrangedSubviews[0].setContentCompressionResistancePriority(.required, for: .horizontal)
      row.backgroundColor = .wonderlandSand
      row.isLayoutMarginsRelativeArrangement = true
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      row.accessibilityIdentifier = name
      rows.append(row)
      column.addArrangedSubview(row)
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    let page = ScrollingPage()
    page.fill(view)
    page.addSubview(column)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    arrangeRows()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeRows()
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func arrangeRows() {
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let gap = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: 16, compatibleWith: traitCollection)
    column.spacing = gap
    for row in rows {
      row.axis = isStacked ? .vertical : .horizontal
      row.alignment = isStacked ? .leading : .firstBaseline
      row.spacing = isStacked ? 0 : gap
    }
  }
}
