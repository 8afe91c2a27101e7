import UIKit

/// The cards of ``GalleryController`` from `Gallery.storyboard`, which has all of their
/// constraints.
final class StoryboardGalleryController: UIViewController {
  @Outlet var cardView1: StoryboardCardView!
  @Outlet var cardView2: StoryboardCardView!
  @Outlet var cardView3: StoryboardCardView!
  @Outlet var cardView4: StoryboardCardView!
}

/// A picture over its name.
final class StoryboardCardView: UIView {
  @Outlet var imageView: UIImageView!
  @Outlet var textLabel: UILabel!
}
