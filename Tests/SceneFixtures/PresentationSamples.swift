import Stage
import UIKit

/// A page with a box and a button that presents a sheet.
@MainActor
package final class PageController: UIViewController {
  package let headline = UILabel()
  package let card = UIView()
  package let openButton = UIButton(type: .system)
  package let sheet = SheetController()
  package private(set) var swipes = 0

  package override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "The page"
    headline.frame = CGRect(x: 16, y: 16, width: 96, height: 16)
    card.frame = CGRect(x: 16, y: 48, width: 96, height: 80)
    openButton.setTitle("Open", for: .normal)
    openButton.addAction(
      UIAction { [unowned self] _ in present(sheet, animated: true) },
      for: .primaryActionTriggered)
    openButton.frame = CGRect(x: 120, y: 48, width: 64, height: 32)
    for subview in [headline, card, openButton] { view.addSubview(subview) }
    let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.swipes += 1 }
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
  }
}

/// What a page presents: a title over a text that scrolls, and a way back.
@MainActor
package final class SheetController: UIViewController {
  package let headline = UILabel()
  package let body = UITextView()
  package let doneButton = UIButton(type: .system)
  /// Who presents it does not go by this.
  package weak var owner: UIViewController?

  package override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "The sheet"
    body.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    for subview in [headline, body, doneButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      headline.topAnchor.constraint(equalTo: view.topAnchor, constant: 22),
      headline.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      doneButton.firstBaselineAnchor.constraint(equalTo: headline.firstBaselineAnchor),
      doneButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 16),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: doneButton.trailingAnchor),
      body.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
}

extension SimulatedScreen {
  /// A small phone that stands, without bars.
  package static func phone(_ width: CGFloat, _ height: CGFloat) -> SimulatedScreen {
    var screen = SimulatedScreen(size: CGSize(width: width, height: height))
    screen.bars = []
    screen.heightClass = .regular
    screen.textMetrics = .columns
    return screen
  }
}
