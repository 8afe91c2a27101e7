import UIKit

/// A card: a badge at the trailing edge beside a title, over a wide body.
final class CardView: UIView {
  let title = UILabel()
  let badge = UIView()
  let body = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    title.text = text
    body.text = "Some words below"
    for view in [title, badge, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.widthAnchor.constraint(equalToConstant: 32),
      badge.topAnchor.constraint(equalTo: title.topAnchor),
      badge.bottomAnchor.constraint(equalTo: title.bottomAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A list of rows that scrolls, over a button at the bottom.
final class ListController: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let rows = (1...10).map { CardView("Row \($0)") }
  let doneButton = UIButton(type: .system)
  var taps = 0
  var swipes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
    let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.swipes += 1 }
    swipe.direction = .left
    rows[0].addGestureRecognizer(swipe)
    rows.forEach(stack.addArrangedSubview)
    for view in [scrollView, doneButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: doneButton.topAnchor),
      doneButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      doneButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      doneButton.heightAnchor.constraint(equalToConstant: 48),
      doneButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

/// A controller whose views are built by a closure.
final class SketchController: UIViewController {
  private let build: (UIView) -> Void

  init(_ build: @escaping (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(view)
  }
}

extension UIView {
  /// Adds a view that constraints place, with a name.
  func addFree(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Adds a box that is placed by constraints to the view's top left corner.
  @discardableResult
  func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ box: UIView = UIView()
  ) -> UIView {
    box.accessibilityIdentifier = name
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: leftAnchor, constant: x),
      box.topAnchor.constraint(equalTo: topAnchor, constant: y),
      box.widthAnchor.constraint(equalToConstant: width),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    return box
  }
}
