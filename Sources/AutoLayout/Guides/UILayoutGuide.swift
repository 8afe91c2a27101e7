import Foundation

/// A rectangle that takes part in the layout of its owner's subviews without being a view.
///
/// See Apple's [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutRegion, @preconcurrency NSCoding {
  var node: LayoutNode { guideNode }
  private let guideNode = GuideNode()
  private let lifetime: ItemLifetime

  /// The view in whose coordinates the guide lives.
  open var owningView: UIView? { node.parent?.view }
  /// A name for people; empty unless set.
  open var identifier = ""

  /// The guide's rectangle in the owner's coordinates, in points; zero before the first layout.
  open var layoutFrame: CGRect { solvedFrame }
  package internal(set) var solvedFrame = CGRect.zero

  /// The constraints by which the system keeps the guide in place; in no view's `constraints`.
  var systemConstraints: [NSLayoutConstraint] = []
  /// Brings the constants of those up to what the owner's margins and safe area now are.
  func refresh() {}
  func adopt(_ frame: CGRect, scale: CGFloat?) -> Bool {
    solvedFrame = frame
    return true
  }

  /// The owner has been laid out.
  func ownerLaidOut() {}

  public override init() {
    lifetime = ItemLifetime(guideNode)
    super.init()
    guideNode.begin(self)
    node.join()
  }

  /// A guide as `init()` makes it: on Linux there are no archives of guides to read.
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

  open override var description: String { MainActor.assumeIsolated { guideDescription } }
}
