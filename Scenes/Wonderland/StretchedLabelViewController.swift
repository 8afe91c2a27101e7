import UIKit

/// Wonderland with a label that stretches, because nothing says who should.
///
/// From the top layout guide down to the book there is more room than the avatar view's 100 points
/// and the label's one line need, and both hug their content with priority 250. One of them has to
/// give way. It is the label: a yellow block with a line of text in it. The final version gives
/// the label's hugging priority 1000.
final class StretchedLabelViewController: WonderlandStarterViewController {
  override func layOutViews() {
    for subview in [avatarView, chapterLabel, bookTextView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      bookTextView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      bookTextView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      bookTextView.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -20),
      bookTextView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.65),

      avatarView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      avatarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      avatarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),

      chapterLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      chapterLabel.bottomAnchor.constraint(equalTo: bookTextView.topAnchor),

      avatarView.bottomAnchor.constraint(equalTo: chapterLabel.topAnchor, constant: -10),
    ])
  }
}
