/// The state of a controller that may have nothing to show.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text of a search, as the app sets it.
  public var searchText: String?
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
