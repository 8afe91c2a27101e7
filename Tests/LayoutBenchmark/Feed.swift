import AutoLayout
import Foundation

/// A feed as apps have them: a column of cells, each with a picture, labels and a nested column.
@MainActor final class Feed {
  let window = UIScreen().perform { UIWindow(frame: .zero) }
  let controller = UIViewController()
  let column = UIStackView()
  private(set) var cells: [FeedCell] = []

  /// A feed of so many views, or a few less.
  init(viewCount: Int) {
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<max(1, viewCount / FeedCell.viewCount) {
      let cell = FeedCell(index: index)
      column.addArrangedSubview(cell)
      cells.append(cell)
    }
    let view: UIView = controller.view
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    window.apply(Feed.screen(width: 700))
    window.rootViewController = controller
  }

  static func screen(width: CGFloat) -> ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: width, height: 1000),
      traitCollection: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 2),
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(preferredContentSizeCategory: .large),
      ]))
  }

  var viewCount: Int { 3 + cells.count * FeedCell.viewCount }
}

/// A cell with ten views: itself, a picture, four labels, a column of three and a badge.
@MainActor final class FeedCell: UIView {
  static let viewCount = 11

  private let picture = UIView()
  let title = UILabel()
  private let detail = UILabel()
  private let date = UILabel()
  private let badge = UIView()
  let tags: UIStackView
  private var compact: [NSLayoutConstraint] = []
  private var regular: [NSLayoutConstraint] = []

  init(index: Int) {
    let words = ["Tea", "Hedge", "Watch", "Burrow", "Cupboard", "Marmalade"]
    func label(_ offset: Int) -> UILabel {
      let label = UILabel()
      label.text = words[(index + offset) % words.count]
      return label
    }
    tags = UIStackView(arrangedSubviews: [label(0), label(1), label(2)])
    super.init(frame: .zero)
    tags.axis = .vertical
    title.text = "Chapter \(index)"
    detail.text = words[index % words.count] + " and " + words[(index + 1) % words.count]
    date.text = "\(1 + index % 28) May"
    for view in [picture, title, detail, date, tags, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    shareConstraints()
    compact = columnConstraints
    regular = rowConstraints
    NSLayoutConstraint.activate(regular)
  }

  required init?(coder: NSCoder) { nil }

  private func shareConstraints() {
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      date.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12),
      badge.heightAnchor.constraint(equalToConstant: 12),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// All below each other: for narrow screens.
  private var columnConstraints: [NSLayoutConstraint] {
    [
      picture.heightAnchor.constraint(equalToConstant: 40),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      date.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 4),
      tags.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 4),
      tags.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      tags.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor),
      tags.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor),
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    ]
  }

  /// The tags beside the texts: for wide screens.
  private var rowConstraints: [NSLayoutConstraint] {
    [
      picture.heightAnchor.constraint(equalToConstant: 64),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor),
      date.topAnchor.constraint(equalTo: detail.bottomAnchor),
      date.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      tags.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      tags.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -16),
      tags.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
      title.trailingAnchor.constraint(lessThanOrEqualTo: tags.leadingAnchor, constant: -8),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
  }

  /// What a change of the horizontal size class does.
  var isCompact = false {
    didSet {
      NSLayoutConstraint.deactivate(isCompact ? regular : compact)
      NSLayoutConstraint.activate(isCompact ? compact : regular)
    }
  }
}
