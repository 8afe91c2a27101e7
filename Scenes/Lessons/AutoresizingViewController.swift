import UIKit

/// Old views beside new ones: two are placed by frames and autoresizing masks, and a label is tied
/// to them by constraints.
///
/// A mask says which of a view's distances and lengths may change with its superview. The engine
/// makes constraints of it, and so the label can keep to the edges of views that have none.
final class AutoresizingViewController: UIViewController {
  let banner = UIView()
  let corner = UIView()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Autoresizing"
    view.backgroundColor = .systemBackground
    // All at the size that the masks then start from.
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    banner.frame = CGRect(x: 16, y: 88, width: 288, height: 64)
    banner.autoresizingMask = [.flexibleWidth]
    banner.backgroundColor = .wonderlandSky
    corner.frame = CGRect(x: 208, y: 368, width: 96, height: 96)
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    corner.backgroundColor = .wonderlandSand

    label.text = """
      I hang from the banner above, and end where the corner begins, wherever both of them go.
      """
    label.numberOfLines = 0
    // What has its place by frames has no room for larger texts.
    label.font = .systemFont(ofSize: 16)
    label.backgroundColor = .wonderlandMeadow
    label.translatesAutoresizingMaskIntoConstraints = false
    for subview in [banner, corner, label] { view.addSubview(subview) }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 16),
      label.leftAnchor.constraint(equalTo: banner.leftAnchor),
      label.rightAnchor.constraint(equalTo: corner.leftAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: corner.topAnchor),
    ])
  }
}
