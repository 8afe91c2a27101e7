import UIKit

/// A title over a box. The box has a fixed height that a property stores, and one of two widths
/// that follow the size class.
final class EditedController: UIViewController {
  let titleLabel = UILabel()
  let box = UIView()
  private(set) var height = NSLayoutConstraint()
  private var compact: [NSLayoutConstraint] = []
  private var regular: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Title"
    for view in [titleLabel, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    height = box.heightAnchor.constraint(equalToConstant: 100)
    compact = [box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)]
    regular = [box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)]
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: titleLabel.topAnchor, constant: 40),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      height,
    ])
    follow()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    follow()
  }

  private func follow() {
    let isCompact = traitCollection.horizontalSizeClass != .regular
    NSLayoutConstraint.deactivate(isCompact ? regular : compact)
    NSLayoutConstraint.activate(isCompact ? compact : regular)
  }
}
