/// What a view shows, as a value that makes the view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol>
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state.
  @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentview>
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration: by default, one of the type that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
