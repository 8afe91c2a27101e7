/// What is shown over a controller's view where it has nothing to show.
extension UIViewController {
  /// The state for ``updateContentUnavailableConfiguration(using:)``.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the configuration over the view, or nothing any more.
  func contentUnavailableChanged() {
    let configuration = contentUnavailableConfiguration
    if let configuration, let shown = unavailableView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    unavailableView?.removeFromSuperview()
    unavailableView = configuration?.makeContentView()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration if that is needed, and keeps its view over the controller's.
  func layOutUnavailableContent() {
    if needsUnavailableUpdate {
      needsUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let shown = unavailableView, let view else { return }
    if shown.superview !== view { view.addPlacedSubview(shown) }
    view.bringSubviewToFront(shown)
    view.placePart(shown, at: view.bounds)
  }
}
