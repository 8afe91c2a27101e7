import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs

/// A root of a document, laid out at the size that the document has for it.
@MainActor final class RootComparison {
  /// What of the document's own frames is given to the layout.
  enum Given: CaseIterable {
    case nothing, safeArea, sizes
  }

  let root: DesignRoot
  let canvas: Canvas
  private let controller: UIViewController
  private let window: UIWindow
  let subject: UIView
  private let given: Given

  init?(_ root: DesignRoot, canvas: Canvas, bars: BarInference, given: Given) {
    guard let rect = root.element.rect(key: "frame"), rect.width > 0, rect.height > 0,
      rect.width <= 4000, rect.height <= 8000
    else { return nil }
    self.root = root
    self.canvas = canvas
    self.given = given
    let size = CGSize(width: rect.width, height: rect.height)
    var insets = UIEdgeInsets.zero
    switch root.kind {
    case .controller:
      if let element = root.controller { insets = bars.insets(of: element, on: canvas, root: size) }
    case .xib:
      insets = bars.insets(of: root.element, on: canvas, root: size)
    case .cell where root.isReusableXib:
      insets = bars.insets(of: root.element, on: canvas, root: size)
    case .cell: break
    }
    if given != .nothing, root.kind != .cell {
      insets = DocumentInsets(root.element, root.controller).applied(to: insets, size)
    }
    var configuration = canvas.configuration(root: size, insets: insets)
    if root.kind != .cell {
      configuration.layoutMargin =
        size.width >= 414 && (canvas.hasDevice || canvas.version >= 9) ? 20 : 16
    }
    if root.isReusableXib {
      configuration.layoutMargin = min(size.width, canvas.size.width) < 414 ? 16 : 20
    }
    let screen = UIScreen(configuration, log: LayoutLog())
    (controller, window) = screen.perform {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let controller = root.makeController()
      window.rootViewController = controller
      window.isHidden = false
      return (controller, window)
    }
    subject = root.kind == .cell ? Self.cell(in: controller.view) : controller.view
    if given == .sizes { giveSizes(subject) }
    if given != .nothing { giveMargins() }
    layOut()
  }

  /// The cell in a view that was made for one, which may be in a table.
  private static func cell(in view: UIView) -> UIView {
    if view is UITableViewCell || view is UICollectionViewCell { return view }
    return view.subviews.first.map(cell) ?? view
  }

  /// Gives a cell the margins at the sides that the document's frames show, where the content has
  /// no smaller one beside an accessory.
  private func giveMargins() {
    guard let content = contentView, let side = DocumentMargins(root.element).side else { return }
    window.screen.perform {
      let own = content.layoutMargins
      content.layoutMargins = UIEdgeInsets(
        top: own.top, left: side, bottom: own.bottom,
        right: own.right == own.left ? side : own.right)
    }
  }

  private func layOut() {
    window.screen.perform {
      if root.kind == .cell {
        subject.translatesAutoresizingMaskIntoConstraints = true
        subject.frame = CGRect(origin: .zero, size: window.bounds.size)
        window.layoutIfNeeded()
        if let content = contentView, let frame = contentFrame(of: content), content.frame != frame,
          frame.width > 0
        {
          content.frame = frame
          content.setNeedsLayout()
          content.layoutIfNeeded()
        }
      } else {
        window.layoutIfNeeded()
      }
    }
  }

  /// The frame that a content view has in the document, if that is given.
  private func contentFrame(of content: UIView) -> CGRect? {
    given == .nothing ? nil : content.origin?.frame
  }

  private var contentView: UIView? {
    (subject as? UITableViewCell)?.contentView ?? (subject as? UICollectionViewCell)?.contentView
  }

  /// The views that are compared: those whose place comes from constraints or a stack view.
  var compared: [UIView] {
    var views: [UIView] = []
    func add(_ view: UIView) {
      for subview in view.subviews where !subview.isHidden {
        if subview.origin != nil, subview.origin?.frame != nil {
          let isPlaced = !subview.translatesAutoresizingMaskIntoConstraints
          if isPlaced { views.append(subview) }
        }
        if subview is UITableView || subview is UICollectionView { continue }
        if subview is UITableViewCell { continue }
        add(subview)
      }
    }
    add(contentView ?? subject)
    return views
  }

  func frames() -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for view in compared { if let id = view.origin?.element["id"] { frames[id] = view.frame } }
    return frames
  }

  /// Gives the views that have content the sizes of the document.
  private func giveSizes(_ view: UIView) {
    for subview in view.subviews {
      if let frame = subview.origin?.frame, subview.hasOwnContent {
        let insets = subview.alignmentRectInsets
        let own = subview.intrinsicContentSize
        if subview.designSize != nil, let element = subview.origin?.element {
          subview.setContentPriorities(element)
        }
        subview.designSize = DesignSize(
          width: own.width == UIView.noIntrinsicMetric && subview.designSize?.width == nil
            ? nil : frame.width - insets.left - insets.right,
          height: own.height == UIView.noIntrinsicMetric && subview.designSize?.height == nil
            ? nil : frame.height - insets.top - insets.bottom)
      }
      giveSizes(subview)
    }
  }

  /// Makes the content of some views larger, and lays out again: what moves depends on them.
  func enlarge(_ isChosen: (UIView) -> Bool) {
    func visit(_ view: UIView) {
      for subview in view.subviews {
        if subview.hasOwnContent, isChosen(subview) {
          let own = subview.intrinsicContentSize
          subview.designSize = DesignSize(
            width: own.width == UIView.noIntrinsicMetric ? nil : own.width + 7.5,
            height: own.height == UIView.noIntrinsicMetric ? nil : own.height + 5.5)
        }
        visit(subview)
      }
    }
    visit(subject)
    layOut()
  }
}

extension UIView {
  /// Whether the view shows a text.
  var isText: Bool {
    self is UILabel || self is UIButton || self is UITextField || self is UITextView
      || self is UISegmentedControl
  }

  var hasOwnContent: Bool {
    isText || self is UIControl || self is UIProgressView || self is UIActivityIndicatorView
      || self is UISearchBar || self is UINavigationBar || self is UITabBar || self is UIToolbar
      || self is UIPickerView || self is UIImageView
  }
}

extension CGRect {
  /// The largest difference in any of the four numbers, in points.
  func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }
}

extension DesignRoot {
  /// Whether the root is a cell or another view of a collection in a document of its own, which has
  /// the safe area of the device as other views of xibs.
  var isReusableXib: Bool {
    element.name.hasPrefix("collection") && element.parent?.name == "objects"
  }
}
