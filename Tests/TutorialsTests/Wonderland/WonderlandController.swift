import UIKit

// A story app in Swift 3, from frames to constraints in steps. Each class is the controller after
// one more step; what a step takes back is in a method that the next class overrides.

/// The three views, placed by frames.
class WonderlandFramesController: UIViewController {
  let avatarView: AvatarStepView
  let chapterLabel = UILabel()
  let bookTextView = UITextView()

  init(avatarView: AvatarStepView) {
    self.avatarView = avatarView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupAvatarView()
    setupChapterLabel()
    setupBookTextView()
    placeViews()
  }

  func placeViews() { setupFrames() }

  func setupFrames() {
    let width = view.bounds.width - 40
    let bookHeight = view.bounds.height * 0.65
    let bookTop = view.bounds.height - bookHeight - 20
    avatarView.frame = CGRect(x: 20, y: 20, width: width, height: bookTop - 61)
    chapterLabel.frame = CGRect(x: 20, y: bookTop - 31, width: width, height: 21)
    bookTextView.frame = CGRect(x: 20, y: bookTop, width: width, height: bookHeight)
  }
}

extension WonderlandFramesController {
  fileprivate func setupAvatarView() {
    avatarView.backgroundColor = UIColor.cyan
    view.addSubview(avatarView)
  }

  fileprivate func setupChapterLabel() {
    chapterLabel.text = "Chapter 1"
    chapterLabel.textAlignment = .center
    chapterLabel.backgroundColor = UIColor.yellow
    view.addSubview(chapterLabel)
  }

  fileprivate func setupBookTextView() {
    bookTextView.text = "Down and down she went, past shelves and maps and jars."
    bookTextView.isEditable = false
    bookTextView.backgroundColor = UIColor.green
    view.addSubview(bookTextView)

    for direction: UISwipeGestureRecognizerDirection in [.left, .right] {
      let recognizer = UISwipeGestureRecognizer { [weak self] _ in self?.turnPage(direction) }
      recognizer.direction = direction
      bookTextView.addGestureRecognizer(recognizer)
    }
  }

  private func turnPage(_ direction: UISwipeGestureRecognizerDirection) {
    chapterLabel.text = direction == .left ? "Chapter 2" : "Chapter 1"
  }
}

/// The text takes 65 percent of the height, from edge to edge.
class WonderlandBookController: WonderlandFramesController {
  override func placeViews() { setupConstraints() }

  func setupConstraints() {
    bookTextView.translatesAutoresizingMaskIntoConstraints = false
    bookTextView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bookTextView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    bookTextView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20).isActive = true

    bookTextView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.65)
      .isActive = true
  }
}

/// The avatar view lies between the margins, under the status bar.
class WonderlandMarginsController: WonderlandBookController {
  override func setupConstraints() {
    super.setupConstraints()

    avatarView.translatesAutoresizingMaskIntoConstraints = false
    avatarView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    avatarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    avatarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
      .isActive = true

    avatarView.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// The controller's own guides and the readable one, and the label by its content's size.
class WonderlandGuidesController: WonderlandBookController {
  override func setupConstraints() {
    bookTextView.translatesAutoresizingMaskIntoConstraints = false
    bookTextView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor)
      .isActive = true
    bookTextView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor)
      .isActive = true
    bookTextView.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -20)
      .isActive = true
    bookTextView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.65)
      .isActive = true

    avatarView.translatesAutoresizingMaskIntoConstraints = false
    avatarView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
    avatarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    avatarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
      .isActive = true

    chapterLabel.translatesAutoresizingMaskIntoConstraints = false
    chapterLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    chapterLabel.bottomAnchor.constraint(equalTo: bookTextView.topAnchor).isActive = true
  }
}

/// The avatar view as high as a number says.
class WonderlandFixedHeightController: WonderlandGuidesController {
  override func setupConstraints() {
    super.setupConstraints()
    avatarView.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// A gap of 10 between the avatar view and the label: one of the two has to stretch.
class WonderlandGapController: WonderlandGuidesController {
  override func setupConstraints() {
    super.setupConstraints()
    avatarView.bottomAnchor.constraint(equalTo: chapterLabel.topAnchor, constant: -10)
      .isActive = true
  }
}

/// The label keeps its height.
class WonderlandController: WonderlandGapController {
  override func setupConstraints() {
    super.setupConstraints()
    chapterLabel.setContentHuggingPriority(UILayoutPriorityRequired, for: .vertical)
    chapterLabel.setContentCompressionResistancePriority(UILayoutPriorityRequired, for: .vertical)
  }
}
