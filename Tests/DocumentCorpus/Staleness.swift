import AutoLayout
import Foundation
import Nibs

/// Whether the frames of a document break its own required constraints: they were saved before the
/// last change then, and no layout has them.
///
/// What a view's alignment insets explain is not broken: versions of Xcode differ in them, so that
/// a constraint counts as broken only if it is so with them and without them.
@MainActor struct Staleness {
  private let root: UIView
  /// The frame that the document has for each view, in the coordinates of the root.
  private var frames: [ObjectIdentifier: CGRect] = [:]

  init(_ root: UIView) {
    self.root = root
    frames[ObjectIdentifier(root)] = CGRect(
      origin: .zero, size: root.origin?.frame?.size ?? root.bounds.size)
    func visit(_ view: UIView, _ origin: CGPoint) {
      for subview in view.subviews {
        let own = subview.origin?.frame ?? subview.frame
        let frame = own.offsetBy(dx: origin.x, dy: origin.y)
        frames[ObjectIdentifier(subview)] = frame
        visit(subview, frame.origin)
      }
    }
    visit(root, .zero)
  }

  /// The required constraint that the frames break by more than a point and a half.
  var broken: NSLayoutConstraint? {
    first(in: root) { view in view.constraints.first { breaks($0, by: 1.5) } }
  }

  /// The ids of the views of required constraints that the frames break by more than half a point:
  /// Xcode marks no frame for less than a point, so that they are as old as the constraint's value.
  var stale: Set<String> {
    var ids: Set<String> = []
    func visit(_ view: UIView) {
      for constraint in view.constraints where breaks(constraint, by: 0.5) {
        for case let item as UIView in [constraint.firstItem, constraint.secondItem] {
          if let id = item.origin?.element["id"], item !== root { ids.insert(id) }
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return ids
  }

  private func breaks(_ constraint: NSLayoutConstraint, by points: CGFloat) -> Bool {
    constraint.isActive && constraint.priority == .required
      && !(constraint.identifier?.hasPrefix("UI") ?? false)
      && (error(of: constraint) ?? 0) > points
  }

  /// The stack in which the frames leave another space between two views than the stack's spacing,
  /// or end at other places across it though they fill it, by more than a point and a half. Stacks
  /// with hidden views are not looked at.
  var brokenStack: UIStackView? {
    first(in: root) { view in (view as? UIStackView).flatMap { breaks($0) ? $0 : nil } }
  }

  /// What is found first in a view and those below it.
  private func first<Found>(in view: UIView, _ find: (UIView) -> Found?) -> Found? {
    if let found = find(view) { return found }
    for subview in view.subviews {
      if let found = first(in: subview, find) { return found }
    }
    return nil
  }

  private func breaks(_ stack: UIStackView) -> Bool {
    Edges.allCases.allSatisfy { breaks(stack, $0) }
  }

  private func breaks(_ stack: UIStackView, _ edges: Edges) -> Bool {
    let views = stack.arrangedSubviews
    let rects = views.compactMap { view in
      view.isHidden ? nil : view.origin?.frame.map { edges.rect(of: view, $0) }
    }
    guard rects.count == views.count, let first = rects.first else { return false }
    let isRow = stack.axis == .horizontal
    let breaksAcross =
      stack.alignment == .fill
      && rects.contains { rect in
        let start = isRow ? rect.minY - first.minY : rect.minX - first.minX
        let end = isRow ? rect.maxY - first.maxY : rect.maxX - first.maxX
        return max(abs(start), abs(end)) > 1.5
      }
    guard !breaksAcross else { return true }
    guard [.fill, .fillEqually, .fillProportionally].contains(stack.distribution),
      !stack.isBaselineRelativeArrangement
    else { return false }
    return zip(views, zip(rects, rects.dropFirst())).contains { view, pair in
      let gap = isRow ? pair.1.minX - pair.0.maxX : pair.1.minY - pair.0.maxY
      let custom = stack.customSpacing(after: view)
      return abs(gap - (custom == UIStackView.spacingUseDefault ? stack.spacing : custom)) > 1.5
    }
  }

  /// The edges of a view that constraints are about.
  private enum Edges: CaseIterable {
    case alignment, frame

    @MainActor func rect(of view: UIView, _ frame: CGRect) -> CGRect {
      self == .alignment ? view.alignmentRect(forFrame: frame) : frame
    }
  }

  /// The least error of a constraint, with the alignment insets of each of its views or without
  /// them.
  private func error(of constraint: NSLayoutConstraint) -> CGFloat? {
    let errors = Edges.allCases.flatMap { first in
      Edges.allCases.compactMap { second in error(of: constraint, first, second) }
    }
    return errors.min()
  }

  private func error(
    of constraint: NSLayoutConstraint, _ firstEdges: Edges, _ secondEdges: Edges
  ) -> CGFloat? {
    guard let first = value(constraint.firstItem, constraint.firstAttribute, firstEdges) else {
      return nil
    }
    var second: CGFloat = 0
    if let item = constraint.secondItem {
      guard let found = value(item, constraint.secondAttribute, secondEdges) else { return nil }
      second = found
    }
    let difference = first - (second * constraint.multiplier + constraint.constant)
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  private func value(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ edges: Edges
  ) -> CGFloat? {
    if let guide = item as? UILayoutGuide, guide.owningView === root,
      guide.identifier == "UIViewSafeAreaLayoutGuide", root.safeAreaInsets.left == 0,
      root.safeAreaInsets.right == 0, let width = frames[ObjectIdentifier(root)]?.width
    {
      switch attribute {
      case .left, .leading: return 0
      case .right, .trailing, .width: return width
      case .centerX: return width / 2
      default: return nil
      }
    }
    guard let view = item as? UIView, view.origin != nil, !(view is UIScrollView),
      !(view.superview is UIScrollView), let frame = frames[ObjectIdentifier(view)]
    else { return nil }
    let rect = edges.rect(of: view, frame)
    switch attribute {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    default: return nil
    }
  }
}
