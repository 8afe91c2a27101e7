/// A row, a header, a footer or an item whose content and background follow configurations.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-42jgw>,
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/setneedsupdateconfiguration()>
@preconcurrency @MainActor public protocol ConfigurableCell: UIView {
  associatedtype State: UIConfigurationState
  var configurationState: State { get }
  /// Called before the cell is laid out, with a state that has changed.
  func updateConfiguration(using state: State)
}

extension ConfigurableCell {
  private var holder: (any ConfigurationHolder)? { self as? any ConfigurationHolder }

  /// What the content view shows. One that can't show it is replaced.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { holder?.configurations.content }
    set { holder?.show(newValue) }
  }
  /// What is behind the content, instead of the background views; nil for these.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { holder?.configurations.background?.configuration }
    set { holder?.show(newValue) }
  }
  /// Whether the content is updated for each state before ``updateConfiguration(using:)``.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { holder?.configurations.updatesContent ?? false }
    set { holder?.configurations.updatesContent = newValue }
  }
  /// Whether the background is updated for each state before ``updateConfiguration(using:)``.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { holder?.configurations.updatesBackground ?? false }
    set { holder?.configurations.updatesBackground = newValue }
  }
  /// Has ``updateConfiguration(using:)`` called before the next layout.
  public func setNeedsUpdateConfiguration() {
    holder?.configurations.isOutdated = true
    setNeedsLayout()
  }
}

/// What the configurations of a cell have made of it.
@MainActor struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: BackgroundView?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the state has changed since the last update; at first there was none.
  var isOutdated = true
}

/// What a cell has for its configurations.
@MainActor protocol ConfigurationHolder: ConfigurableCell {
  var contentView: UIView { get set }
  var backgroundView: UIView? { get set }
  var configurations: CellConfigurations { get set }
  /// The margins of list content in a cell that reads from left to right, in points.
  var contentMargins: NSDirectionalEdgeInsets { get }
  static func makeEmptyContentView() -> UIView
}

extension ConfigurationHolder {
  func show(_ configuration: (any UIContentConfiguration)?) {
    let former = configurations.content
    configurations.content = configuration
    let shown = former == nil ? nil : contentView as? any UIContentView
    if let configuration, let shown, shown.supports(configuration) {
      shown.configuration = configuration
    } else if configuration != nil || former != nil {
      let made = configuration?.makeContentView() ?? Self.makeEmptyContentView()
      made.frame = contentView.frame
      insertSubview(made, aboveSubview: contentView)
      contentView.removeFromSuperview()
      contentView = made
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func show(_ background: UIBackgroundConfiguration?) {
    if let background, let shown = configurations.background {
      shown.configuration = background
      return
    }
    configurations.background?.removeFromSuperview()
    configurations.background = background.map(BackgroundView.init)
    guard let made = configurations.background else { return }
    if backgroundView != nil { backgroundView = nil }
    insertPlacedSubview(made, at: 0)
    setNeedsLayout()
  }

  func stateChanged() {
    setNeedsDisplay()
    setNeedsUpdateConfiguration()
  }

  /// Updates the configurations if the state has changed.
  func updateIfNeeded() {
    guard configurations.isOutdated else { return }
    configurations.isOutdated = false
    let state = configurationState
    if configurations.updatesContent { configurations.content.map { show($0.updated(for: state)) } }
    if configurations.updatesBackground, let background = configurations.background {
      background.configuration = background.configuration.updated(for: state)
    }
    updateConfiguration(using: state)
  }
}
