import UIKit

/// A page that scrolls where its content is higher than the screen, as a page of texts is once
/// these are large.
///
/// Its subviews are tied to its own top and bottom, which stand for those of the content, and at
/// the sides to whatever they keep to: the content is as wide as the page.
final class ScrollingPage: UIScrollView {
  /// Puts the page into a view, between the top and the bottom of the safe area and with the view's
  /// margins.
  func fill(_ view: UIView) {
    preservesSuperviewLayoutMargins = true
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }
}
