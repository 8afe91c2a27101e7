import UIKit

/// Two coloured views fill a row, and nothing says how wide either of them is.
///
/// They have no content that would have a size, so that every split of the row is as good as any
/// other. Make the widths equal, or give one of them a width, and the layout is determined.
final class AmbiguousStackViewController: UIViewController {
  let red = UIView()
  let white = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nested stacks"
    view.backgroundColor = .systemBackground
    red.backgroundColor = UIColor(red: 0.85, green: 0.45, blue: 0.45, alpha: 1)
    white.backgroundColor = .wonderlandSand
    let row = UIStackView(arrangedSubviews: [red, white])
    row.accessibilityIdentifier = "row"
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      row.heightAnchor.constraint(equalToConstant: 160),
    ])
  }
}
