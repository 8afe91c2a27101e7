/// A rectangle that takes part in layout but is not a view.
///
/// Here a guide holds an icon and a label together in the middle of a view:
///
/// ```swift
/// let group = UILayoutGuide()
/// view.addLayoutGuide(group)
/// NSLayoutConstraint.activate([
///   icon.leadingAnchor.constraint(equalTo: group.leadingAnchor),
///   label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
///   label.trailingAnchor.constraint(equalTo: group.trailingAnchor),
///   icon.topAnchor.constraint(equalTo: group.topAnchor),
///   icon.bottomAnchor.constraint(equalTo: group.bottomAnchor),
///   label.centerYAnchor.constraint(equalTo: group.centerYAnchor),
///   group.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///   group.centerYAnchor.constraint(equalTo: view.centerYAnchor),
/// ])
/// ```
///
/// See Apple's [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutRegion, @preconcurrency NSCoding {
  package var node: LayoutNode { guideNode }
  private let guideNode = GuideNode()
  private let lifetime: ItemLifetime

  /// The view that owns the guide and in whose coordinates it lies.
  open var owningView: UIView? { node.parent?.view }
  /// The name of the guide in messages; empty unless set.
  open var identifier = "" { didSet { owningView?.setNeedsDisplay() } }

  /// The guide's rectangle in the owner's coordinates, in points; zero before the first layout.
  open var layoutFrame: CGRect { solvedFrame }
  package internal(set) var solvedFrame = CGRect.zero

  /// The constraints by which the system positions the guide. They are in no view's `constraints`.
  package var systemConstraints: [NSLayoutConstraint] = []
  /// Updates the constants of ``systemConstraints`` for the owner's margins and safe area.
  package func refresh() {}
  package func adopt(_ frame: CGRect, scale: CGFloat?) -> Bool {
    solvedFrame = frame
    return true
  }

  /// Called after the owner's layout.
  func ownerLaidOut() {}

  public override init() {
    lifetime = ItemLifetime(guideNode)
    super.init()
    guideNode.begin(self)
    node.join()
  }

  /// Creates a guide as `init()` does: there are no archives here.
  public required init?(coder: NSCoder) {
    lifetime = ItemLifetime(guideNode)
    super.init()
    guideNode.begin(self)
    node.join()
  }

  open func encode(with coder: NSCoder) { raiseNoArchive(of: self) }

  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  open override var description: String { describe(self) { guideDescription } }
}

/// The node of a layout guide.
typealias GuideNode = RegionNode<UILayoutGuide>

extension LayoutNode {
  /// The item as a guide; `nil` if it is a view.
  var guide: UILayoutGuide? { (self as? GuideNode)?.ownRegion }
}

extension UILayoutGuide: TextIdentified {
  package var identifyingText: String? { identifier }

  var guideDescription: String {
    let owner = owningView?.description ?? "(null)"
    return "<UILayoutGuide: \(address(of: self)) - \"\(identifier)\", layoutFrame = "
      + "{{\(shortest(layoutFrame.minX)), \(shortest(layoutFrame.minY))}, "
      + "{\(shortest(layoutFrame.width)), \(shortest(layoutFrame.height))}}, owningView = \(owner)>"
  }
}
