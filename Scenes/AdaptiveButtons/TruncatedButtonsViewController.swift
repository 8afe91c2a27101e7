import UIKit

/// The buttons side by side at every width.
///
/// In a compact width there is no room for twice the longer title, so the titles' resistance to
/// compression (750) loses against the required chain from edge to edge: the guides shrink to
/// nothing and the longer title is cut short.
final class TruncatedButtonsViewController: AdaptiveButtonsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [redButton, greenButton] {
      button.titleLabel?.adjustsFontSizeToFitWidth = false
    }
  }

  override func enableConstraints(forWidth horizontalSizeClass: UIUserInterfaceSizeClass) {
    super.enableConstraints(forWidth: .regular)
  }
}
