/// An object that manages content, and containers inside it: a view controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentcontainer>
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size preferred for the content, in points; zero means no preference.
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child container for a size of the parent container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
