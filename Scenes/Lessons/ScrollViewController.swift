import UIKit

/// A long tale under a heading that stays.
///
/// Constraints to the scroll view's content guide say how large the content is; constraints to its
/// frame guide tie things to what is in sight: the text is as wide as the frame, and so scrolls up
/// and down alone, and the heading keeps to the frame's top.
final class ScrollViewController: UIViewController {
  let scrollView = UIScrollView()
  let heading = UILabel()
  let text = UILabel()
  /// As high as the heading, above the text: at first the heading covers nothing.
  private let room = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scroll view"
    view.backgroundColor = .systemBackground
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    heading.text = "The whole story"
    heading.font = .preferredFont(forTextStyle: .title2)
    heading.numberOfLines = 0
    heading.backgroundColor = .wonderlandSand
    text.text = Chapter.all.map(\.text).joined(separator: "\n\n")
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    scrollView.backgroundColor = .wonderlandMeadow
    for label in [heading, text] { label.adjustsFontForContentSizeCategory = true }

    view.addSubview(scrollView)
    scrollView.addSubview(text)
    scrollView.addSubview(heading)
    scrollView.addLayoutGuide(room)
    for subview in [scrollView, heading, text] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func setupConstraints() {
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),

      heading.topAnchor.constraint(equalTo: frame.topAnchor),
      heading.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      heading.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),

      room.topAnchor.constraint(equalTo: content.topAnchor),
      room.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      room.heightAnchor.constraint(equalTo: heading.heightAnchor),
      text.topAnchor.constraint(equalTo: room.bottomAnchor, constant: 16),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }
}
