import UIKit

/// A page, and a note that a button presents over it as a sheet.
///
/// How much of the screen the sheet has is not the page's affair: on a phone it leaves the top of
/// the page to be seen, on one that lies on its side nothing, and on an iPad it has the middle,
/// where its width is compact though the page's is regular. Its constraints know only its own view.
final class PresentationViewController: UIViewController {
  let storyLabel = UILabel()
  let openButton = UIButton(type: .system)
  let note = NoteViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Presentation"
    view.backgroundColor = .wonderlandMeadow

    storyLabel.text =
      "There was a note on the table, folded so small that it could only be good news."
    storyLabel.numberOfLines = 0
    storyLabel.font = .preferredFont(forTextStyle: .body)
    storyLabel.adjustsFontForContentSizeCategory = true

    openButton.setTitle("Unfold the note", for: .normal)
    openButton.addAction(
      UIAction { [weak self] _ in self?.unfold() }, for: .touchUpInside)

    let page = ScrollingPage()
    page.fill(view)
    for subview in [storyLabel, openButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      openButton.topAnchor.constraint(equalTo: page.topAnchor),
      openButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      storyLabel.topAnchor.constraint(equalTo: openButton.bottomAnchor, constant: 32),
      storyLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      storyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      storyLabel.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
    ])
  }

  private func unfold() {
    note.modalPresentationStyle = .formSheet
    present(note, animated: true)
  }
}

/// What is presented: a text, the width that it has, and a button that takes the sheet away.
final class NoteViewController: UIViewController {
  let textLabel = UILabel()
  let widthLabel = UILabel()
  let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .wonderlandSand
    textLabel.text =
      "You are expected at six, or at whatever time it is when you have stopped looking."
    for label in [textLabel, widthLabel] {
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    closeButton.setTitle("Fold it up", for: .normal)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)

    for subview in [textLabel, widthLabel, closeButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      closeButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textLabel.topAnchor.constraint(equalTo: closeButton.bottomAnchor, constant: 16),
      textLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      widthLabel.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 16),
      widthLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      widthLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isCompact = traitCollection.horizontalSizeClass == .compact
    widthLabel.text = "\(Int(view.bounds.width)) points, \(isCompact ? "compact" : "regular")"
  }
}
