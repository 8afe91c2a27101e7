import UIKit

/// Wonderland before constraints: three views placed by frames.
///
/// The frames are worked out once, from the size that the view had when it was loaded. After a
/// rotation they are as wide as before, so the views don't reach across the new width, and the
/// book's text ends below the screen.
class WonderlandStarterViewController: UIViewController {
  let avatarView: UIView = HundredPointView()
  let chapterLabel = UILabel()
  let bookTextView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setupViews()
    layOutViews()
  }

  /// Gives the three views their places.
  func layOutViews() {
    let width = view.bounds.width - 40
    let height = view.bounds.height
    avatarView.frame = CGRect(x: 20, y: 20, width: width, height: height * 0.35 - 71)
    chapterLabel.frame = CGRect(x: 20, y: height * 0.35 - 41, width: width, height: 21)
    bookTextView.frame = CGRect(x: 20, y: height * 0.35 - 20, width: width, height: height * 0.65)
  }

  private func setupViews() {
    let chapter = Chapter.all[0]
    title = "1 \(chapter.title)"
    view.backgroundColor = .systemBackground
    avatarView.backgroundColor = .wonderlandSky

    chapterLabel.backgroundColor = .wonderlandSand
    chapterLabel.text = "Chapter 1"
    chapterLabel.textAlignment = .center
    chapterLabel.font = .preferredFont(forTextStyle: .title2)

    bookTextView.backgroundColor = .wonderlandMeadow
    bookTextView.text = chapter.text
    bookTextView.isEditable = false
    bookTextView.font = .preferredFont(forTextStyle: .body)

    for subview in [avatarView, chapterLabel, bookTextView] {
      view.addSubview(subview)
    }
  }
}

/// An avatar view that has nothing in it yet, but wants to be 100 points high.
private final class HundredPointView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 100)
  }
}
