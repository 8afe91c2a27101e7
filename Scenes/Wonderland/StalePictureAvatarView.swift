import UIKit

/// An avatar view that keeps the first picture's aspect ratio.
///
/// A new picture is shown, but nobody says that the constraints are out of date, so
/// `updateConstraints()` isn't called, and the image view keeps the shape of the old picture.
/// The magenta bands are the parts of it that the new picture doesn't reach.
final class StalePictureAvatarView: AvatarView {
  override func imageDidChange() {
    imageView.image = image
    imageView.backgroundColor = .magenta
  }
}
