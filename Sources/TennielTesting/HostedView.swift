import Stage

/// A view shown alone, in the top left corner of a plain controller's view. Its size is the one
/// that the test asks for, or else fits its content.
@MainActor
final class HostedView {
  let view: UIView
  let controller = UIViewController()
  private let originalSize: CGSize
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint
  /// The lengths that the test asks for; nil for a fitting one.
  private var asked: (width: CGFloat?, height: CGFloat?)

  init(_ view: UIView) {
    self.view = view
    originalSize = view.bounds.size
    view.translatesAutoresizingMaskIntoConstraints = false
    width = view.widthAnchor.constraint(equalToConstant: 0)
    height = view.heightAnchor.constraint(equalToConstant: 0)
    let root: UIView = controller.view
    root.addSubview(view)
    for length in [width, height] { length.priority = .fittingSizeLevel }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), width, height,
    ])
  }

  /// Fixes the view's lengths, in points; nil means the fitting one.
  func setLengths(width: CGFloat?, height: CGFloat?) throws(LayoutTestError) {
    for length in [width, height].compactMap({ $0 })
    where !(0...SimulatedScreen.sides.upperBound).contains(length) {
      throw .invalidSetting(
        "a view's width and height are 0 to \(Int(SimulatedScreen.sides.upperBound)) points, "
          + "not \(length)")
    }
    asked = (width, height)
    set(self.width, to: width)
    set(self.height, to: height)
  }

  /// Gives a cell the lengths that the test leaves open: its fitting size, as a table or collection
  /// view does. A row is as wide as the screen.
  /// - Returns: Whether anything has changed.
  func measureCell(on screen: SimulatedScreen) -> Bool {
    let isRow = view is UITableViewCell || view is UITableViewHeaderFooterView
    guard isRow || view is UICollectionReusableView else { return false }
    let knownWidth = asked.width ?? (isRow ? screen.size.width : nil)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: knownWidth ?? 0, height: asked.height ?? 0),
      withHorizontalFittingPriority: knownWidth == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: asked.height == nil ? .fittingSizeLevel : .required)
    let isWider = hold(width, at: knownWidth ?? size.width)
    let isHigher = hold(height, at: asked.height ?? size.height)
    return isWider || isHigher
  }

  private func hold(_ constraint: NSLayoutConstraint, at length: CGFloat) -> Bool {
    guard constraint.priority != .required || constraint.constant != length else { return false }
    set(constraint, to: length)
    return true
  }

  /// Gives a view the lengths of its original frame if neither constraints nor content determine
  /// them, as for a view that lays out its subviews by hand.
  func keepFrameOfPlainView() {
    if width.priority != .required, view.frame.width == 0, originalSize.width > 0 {
      set(width, to: originalSize.width)
    }
    if height.priority != .required, view.frame.height == 0, originalSize.height > 0 {
      set(height, to: originalSize.height)
    }
  }

  private func set(_ constraint: NSLayoutConstraint, to length: CGFloat?) {
    // The priority of an active constraint must not become required.
    constraint.isActive = false
    constraint.constant = length ?? 0
    constraint.priority = length == nil ? .fittingSizeLevel : .required
    constraint.isActive = true
  }

  /// The screen that fits around the view with its present frame.
  func screen(_ chosen: SimulatedScreen) -> SimulatedScreen {
    HostedView.screen(chosen, size: view.frame.size)
  }

  /// A screen of another size, without bars and with the size classes of the chosen one.
  static func screen(_ chosen: SimulatedScreen, size: CGSize) -> SimulatedScreen {
    var screen = chosen
    screen.widthClass = chosen.classes.width == .compact ? .compact : .regular
    screen.heightClass = chosen.classes.height == .compact ? .compact : .regular
    screen.bars = []
    screen.safeAreaByHand = chosen.safeAreaByHand ?? .zero
    screen.resize(to: size)
    return screen
  }
}
