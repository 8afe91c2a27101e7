import Foundation

/// A controller that puts bars around the view of another one.
@MainActor
protocol BarContainer: UIViewController {
  /// Gives the bars and the shown controller's view their frames.
  func placeBars(in view: UIView)
}

extension BarContainer {
  /// Puts a child's view into the container's, below the bars.
  func show(_ child: UIViewController, in view: UIView) {
    child.loadViewIfNeeded()
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, at: 0)
    placeBars(in: view)
    view.setNeedsLayout()
  }
}

/// The root view of a controller that has bars.
final class UILayoutContainerView: UIView {
  private weak var container: (any BarContainer)?

  init(of container: any BarContainer, frame: CGRect) {
    self.container = container
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.placeBars(in: self)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// A bar at one edge of a container.
struct PlacedBar {
  /// From the edge of the container to the far edge of the bar, in points; 0 without a bar.
  var reach: CGFloat = 0
  /// The part of the reach that the container's own safe area does not cover.
  var added: CGFloat = 0
  var isTranslucent = true
}

extension UIViewController {
  /// Gives the controller's view the room between or below the bars of its container, as its
  /// `edgesForExtendedLayout` has it, and the bars that it goes on below to its safe area.
  func place(in bounds: CGRect, below top: PlacedBar, above bottom: PlacedBar) {
    guard let view = viewIfLoaded else { return }
    func extends(_ edge: UIRectEdge, _ bar: PlacedBar) -> Bool {
      edgesForExtendedLayout.contains(edge)
        && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
    var insets = UIEdgeInsets.zero
    var frame = bounds
    if extends(.top, top) {
      insets.top = top.added
    } else {
      frame.origin.y += top.reach
      frame.size.height -= top.reach
    }
    if extends(.bottom, bottom) {
      insets.bottom = bottom.added
    } else {
      frame.size.height -= bottom.reach
    }
    if view.frame != frame { view.frame = frame }
    barInsets = insets
  }
}
