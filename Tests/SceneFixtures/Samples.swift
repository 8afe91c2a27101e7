import Stage
import UIKit

/// A card with a title over a body; its subviews are held by `let` and by a lazy property.
@MainActor
package final class SampleCard: UIView {
  package let title = UILabel()
  package lazy var body: UIView = {
    let view = UIView()
    view.backgroundColor = .white
    return view
  }()
  /// A view elsewhere in the tree, which this property must not name.
  package weak var neighbour: UIView?

  package init(_ text: String) {
    super.init(frame: .zero)
    title.text = text
    for view in [title, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
      body.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      body.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  package required init?(coder: NSCoder) { nil }
}

/// Two cards side by side under a button, with a guide between the cards and a constraint that is
/// off.
@MainActor
package final class SampleController: UIViewController {
  package let cards = [SampleCard("One"), SampleCard("Two")]
  private let gap = UILayoutGuide()
  package let button = UIButton(type: .system)
  package private(set) var narrow: [NSLayoutConstraint] = []
  package var taps = 0
  package var swipes = 0

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.addLayoutGuide(gap)
    button.setTitle("Tap me", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
    for subview in cards + [button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    cards[0].neighbour = cards[1]
    let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.swipes += 1 }
    swipe.direction = .left
    cards[1].addGestureRecognizer(swipe)
    narrow = [cards[0].widthAnchor.constraint(equalToConstant: 64)]
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      cards[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 64),
      cards[0].leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      cards[0].bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      gap.leadingAnchor.constraint(equalTo: cards[0].trailingAnchor),
      gap.widthAnchor.constraint(equalToConstant: 16),
      gap.topAnchor.constraint(equalTo: cards[0].topAnchor),
      gap.bottomAnchor.constraint(equalTo: cards[0].bottomAnchor),
      cards[1].leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      cards[1].topAnchor.constraint(equalTo: cards[0].topAnchor),
      cards[1].bottomAnchor.constraint(equalTo: cards[0].bottomAnchor),
      cards[1].widthAnchor.constraint(equalTo: cards[0].widthAnchor),
      cards[1].trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

/// A controller whose views are built by a closure.
@MainActor
package final class BuiltController: UIViewController {
  private let build: (UIView) -> Void

  package init(_ build: @escaping (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    build(view)
  }
}

extension SceneHost {
  /// A scene on a free screen without bars.
  package convenience init(
    _ width: CGFloat, _ height: CGFloat, _ build: @escaping (UIView) -> Void
  ) {
    var screen = SimulatedScreen(size: CGSize(width: width, height: height))
    screen.bars = []
    // In columns the sizes of texts are easy to see.
    screen.textMetrics = .columns
    self.init(screen: screen) { BuiltController(build) }
  }
}

extension UIView {
  /// Adds a view with a frame and a name.
  @discardableResult
  package func add<View: UIView>(
    _ view: View, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> View {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(view)
    return view
  }
}
