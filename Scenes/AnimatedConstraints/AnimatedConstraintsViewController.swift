import UIKit

/// A drawer that a button opens and closes: one constraint's constant changes, and the layout
/// glides to what follows from it.
///
/// The constant is a wish of priority 999, so that on a low screen the drawer opens as far as the
/// button lets it; the story between them gives way.
class AnimatedConstraintsViewController: UIViewController {
  let button = UIButton(type: .system)
  let storyView = UITextView()
  let drawerView = UIView()
  let contentsView = UIStackView()

  private let closedHeight: CGFloat = 88
  private let openHeight: CGFloat = 320
  private lazy var drawerHeight = drawerView.heightAnchor.constraint(equalToConstant: closedHeight)
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Animated constraints"
    setupViews()
    setupConstraints()
  }

  private func toggleDrawer() {
    isOpen.toggle()
    button.setTitle(isOpen ? "Close the drawer" : "Open the drawer", for: .normal)
    // What else has changed is laid out first, so that it does not glide along.
    view.layoutIfNeeded()

    drawerHeight.constant = isOpen ? openHeight : closedHeight
    UIView.animate(
      withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: {
        self.drawerView.backgroundColor = self.isOpen ? .openDrawer : .closedDrawer
        self.view.layoutIfNeeded()
      })
  }

  private func setupViews() {
    view.backgroundColor = .systemBackground

    button.setTitle("Open the drawer", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.toggleDrawer() }, for: .touchUpInside)

    storyView.text =
      "At the end of the corridor there was a dresser that nobody had told the rest of the house "
      + "about. Its lowest drawer stuck, then gave all at once, swung a little too far, and came "
      + "to rest as if it had meant to."
    storyView.font = .preferredFont(forTextStyle: .body)
    storyView.adjustsFontForContentSizeCategory = true

    drawerView.backgroundColor = .closedDrawer
    drawerView.clipsToBounds = true

    contentsView.axis = .vertical
    contentsView.spacing = 16
    for text in ["The lowest drawer", "A thimble", "Half a mushroom", "A key for no known door"] {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      contentsView.addArrangedSubview(label)
    }

    for subview in [button, storyView, drawerView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    contentsView.translatesAutoresizingMaskIntoConstraints = false
    drawerView.addSubview(contentsView)
  }

  private func setupConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    drawerHeight.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),

      storyView.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 16),
      storyView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      storyView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      storyView.bottomAnchor.constraint(equalTo: drawerView.topAnchor, constant: -16),

      drawerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawerView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      drawerHeight,

      contentsView.topAnchor.constraint(equalTo: drawerView.topAnchor, constant: 24),
      contentsView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      contentsView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

extension UIColor {
  fileprivate static let closedDrawer = byDay(
    UIColor(red: 0.75, green: 0.68, blue: 0.6, alpha: 1),
    byNight: UIColor(red: 0.30, green: 0.24, blue: 0.18, alpha: 1))
  fileprivate static let openDrawer = byDay(
    UIColor(red: 0.93, green: 0.87, blue: 0.76, alpha: 1),
    byNight: UIColor(red: 0.38, green: 0.32, blue: 0.22, alpha: 1))
}
