import UIKit

/// A sign that is to be as wide as the margins allow, and 240 points as well.
///
/// Both are required, and both edges too: not all four can hold. The one that was activated last
/// is broken, and the log names the least set that can't be met together. Resize the screen to 280
/// points, or give the width the priority 999, and there is no conflict.
final class UnsatisfiableViewController: UIViewController {
  let sign = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Visual format"
    view.backgroundColor = .systemBackground
    sign.text = "NO ROOM"
    sign.textAlignment = .center
    sign.backgroundColor = .wonderlandSand
    sign.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    let views = ["sign": sign]
    for format in ["V:|-120-[sign(48)]", "H:|-20-[sign]-20-|", "H:[sign(240)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }
}
