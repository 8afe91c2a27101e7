import UIKit

/// A picture book of one page a chapter; a swipe on the text turns it.
///
/// ```
/// ┌───────────────────┐  top layout guide
/// │    avatarView     │  takes what the others leave
/// │                   │  10 points
/// │   chapterLabel    │  as high as its text
/// │   bookTextView    │  65 % of the view's height
/// │                   │  20 points
/// └───────────────────┘  bottom layout guide
/// ```
class WonderlandViewController: UIViewController {
  private(set) var avatarView = AvatarView()
  let chapterLabel = UILabel()
  let bookTextView = UITextView()

  private let chapters = Chapter.all
  private var currentChapter = 0 {
    didSet { showChapter() }
  }

  convenience init(avatarView: AvatarView) {
    self.init()
    self.avatarView = avatarView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupViews()
    setupConstraints()
    setupGestures()
    showChapter()
  }

  private func setupViews() {
    view.backgroundColor = .systemBackground

    avatarView.backgroundColor = .wonderlandSky
    avatarView.title = "Wonderland"

    chapterLabel.backgroundColor = .wonderlandSand
    chapterLabel.textAlignment = .center
    chapterLabel.font = .preferredFont(forTextStyle: .title2)
    chapterLabel.adjustsFontForContentSizeCategory = true

    bookTextView.backgroundColor = .wonderlandMeadow
    bookTextView.isEditable = false
    bookTextView.font = .preferredFont(forTextStyle: .body)
    bookTextView.adjustsFontForContentSizeCategory = true

    for subview in [avatarView, chapterLabel, bookTextView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  private func setupConstraints() {
    NSLayoutConstraint.activate([
      bookTextView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      bookTextView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      bookTextView.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -20),
      bookTextView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.65),

      avatarView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      avatarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      avatarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      avatarView.bottomAnchor.constraint(equalTo: chapterLabel.topAnchor, constant: -10),

      chapterLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      chapterLabel.bottomAnchor.constraint(equalTo: bookTextView.topAnchor),
    ])
    // The label keeps the height of its text, so the avatar view is the one to stretch.
    chapterLabel.setContentHuggingPriority(.required, for: .vertical)
    chapterLabel.setContentCompressionResistancePriority(.required, for: .vertical)
  }

  private func setupGestures() {
    let next = UISwipeGestureRecognizer { [weak self] _ in self?.turnPage(by: 1) }
    next.direction = .left
    bookTextView.addGestureRecognizer(next)

    let previous = UISwipeGestureRecognizer { [weak self] _ in self?.turnPage(by: -1) }
    previous.direction = .right
    bookTextView.addGestureRecognizer(previous)
  }

  private func turnPage(by pages: Int) {
    let chapter = currentChapter + pages
    if chapters.indices.contains(chapter) {
      currentChapter = chapter
    }
  }

  private func showChapter() {
    let chapter = chapters[currentChapter]
    title = "\(currentChapter + 1) \(chapter.title)"
    avatarView.image = chapter.picture.image
    chapterLabel.text = "Chapter \(currentChapter + 1)"
    bookTextView.text = chapter.text
    bookTextView.contentOffset = .zero
  }
}
