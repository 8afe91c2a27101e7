/// The top or bottom layout guide of a view controller.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height that the bars at this edge cover of the view, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The constraint between a layout guide of a controller and the edge of the controller's view, by
/// UIKit's name.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}

/// A guide for the part of a view that the bars at the top or bottom cover.
final class UILayoutSupportGuide: SystemLayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }

  private let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init(identifier: edge == .top ? "_UITopLayoutGuide" : "_UIBottomLayoutGuide", owner: view)
  }

  required init?(coder: NSCoder) { nil }

  override nonisolated var loggedClassName: String { "_UILayoutGuide" }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }

  override func makeConstraints(_ owner: UIView) -> [NSLayoutConstraint] {
    let side: NSLayoutConstraint.Attribute = edge == .top ? .top : .bottom
    return [
      _UILayoutSupportConstraint(
        item: self, attribute: side, relatedBy: .equal, toItem: owner, attribute: side,
        multiplier: 1, constant: 0),
      heightAnchor.constraint(equalToConstant: length),
      leftAnchor.constraint(equalTo: owner.leftAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ]
  }

  /// The constraint that holds the guide at its edge of the view, in whose `constraints` it is.
  var edgeConstraint: NSLayoutConstraint { systemConstraints[0] }

  override func frame(in rect: CGRect, of owner: UIView) -> CGRect {
    CGRect(x: rect.minX, y: edge == .top ? rect.minY : rect.maxY - length, width: 0, height: length)
  }

  override func refresh() { systemConstraints[1].constant = length }
}

extension UIViewController {
  /// The top and bottom layout guides, created together when one of them is first used.
  var layoutSupport: (top: UILayoutSupportGuide, bottom: UILayoutSupportGuide) {
    if let systemLayoutSupport { return systemLayoutSupport }
    let view: UIView = view
    let support = (
      top: UILayoutSupportGuide(.top, of: view), bottom: UILayoutSupportGuide(.bottom, of: view)
    )
    systemLayoutSupport = support
    view.makeSystemGuides().support = [support.top, support.bottom]
    view.guideAdded()
    return support
  }
}
