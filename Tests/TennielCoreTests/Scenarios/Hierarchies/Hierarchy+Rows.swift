import AutoLayout
import Certificates
import Foundation

/// A row of a layout: `sum relation 0`.
struct HierarchyRow {
  var sum = FrameSum()
  var relation = Program.Relation.equal
  /// The priority; nil for a required row.
  var priority: Float?
}

extension Hierarchy {
  /// What all constraints say, in any order.
  var rows: [HierarchyRow] {
    items.indices.flatMap { index -> [HierarchyRow] in
      let bounds = [Part.width, .height].map { part in
        var row = HierarchyRow(relation: .greaterThanOrEqual)
        row.sum.add(index, part, times: 1)
        return row
      }
      guard let view = items[index].view else { return bounds + guideRows(index) }
      return bounds + view.constraints.compactMap { row(of: $0, in: view) } + contentRows(of: view)
        + maskRows(index, view)
    }
  }

  /// A constraint that a view holds.
  private func row(of constraint: NSLayoutConstraint, in view: UIView) -> HierarchyRow? {
    guard let first = constraint.firstItem else { return nil }
    return row(
      first, constraint.firstAttribute, constraint.relation.inRows,
      constraint.secondItem.map { ($0, constraint.secondAttribute) },
      multiplier: constraint.multiplier, constant: constraint.constant, constraint.priority,
      in: view)
  }

  func row(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: Program.Relation,
    _ second: (object: AnyObject, attribute: NSLayoutConstraint.Attribute)?,
    multiplier: CGFloat = 1, constant: CGFloat, _ priority: UILayoutPriority = .required,
    in view: UIView
  ) -> HierarchyRow? {
    let isDirectional = [attribute, second?.attribute ?? .notAnAttribute].contains {
      [.leading, .trailing, .leadingMargin, .trailingMargin].contains($0)
    }
    guard var sum = side(first, attribute, in: view, isDirectional: isDirectional) else {
      return nil
    }
    if let second {
      guard
        let other = side(second.object, second.attribute, in: view, isDirectional: isDirectional)
      else { return nil }
      sum.add(other, times: -multiplier)
    }
    sum.constant -= constant
    return HierarchyRow(sum: sum, relation: relation, priority: priority.inRows)
  }

  // MARK: Contents

  /// A view with a content is at most as large as it, by its hugging, and at least as large, by its
  /// compression resistance.
  private func contentRows(of view: UIView) -> [HierarchyRow] {
    var size = view.naturalSize
    if let width = view.placedWidth, let flowed = view.flowedSize(forWidth: width) {
      size.height = flowed.height
    }
    return [
      (NSLayoutConstraint.Axis.horizontal, NSLayoutConstraint.Attribute.width, size.width),
      (.vertical, .height, size.height),
    ].flatMap { axis, attribute, length -> [HierarchyRow] in
      guard length != UIView.noIntrinsicMetric, length.isFinite else { return [] }
      let priorities = view.contentPriorities[axis]
      let limits: [(Program.Relation, UILayoutPriority)] = [
        (.lessThanOrEqual, priorities.hugging),
        (.greaterThanOrEqual, priorities.compressionResistance),
      ]
      return limits.compactMap { relation, priority in
        guard priority.rawValue > 0 else { return nil }
        return row(view, attribute, relation, nil, constant: length, priority, in: view)
      }
    }
  }

  // MARK: Guides

  /// How the system places its own guides.
  private func guideRows(_ index: Int) -> [HierarchyRow] {
    guard let guide = items[index].guide, let owner = items[index].owner.flatMap({ items[$0].view })
    else { return [] }
    func equal(
      _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject, plus constant: CGFloat = 0,
      _ priority: UILayoutPriority = .required
    ) -> HierarchyRow? {
      row(
        guide, attribute, .equal, (other, attribute), constant: constant, priority, in: owner)
    }
    func number(
      _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
      _ relation: Program.Relation = .equal
    ) -> HierarchyRow? {
      row(guide, attribute, relation, nil, constant: constant, in: owner)
    }
    func inset(by insets: UIEdgeInsets) -> [HierarchyRow?] {
      [
        equal(.left, owner, plus: insets.left), equal(.top, owner, plus: insets.top),
        equal(.right, owner, plus: -insets.right), equal(.bottom, owner, plus: -insets.bottom),
      ]
    }
    let rows: [HierarchyRow?]
    switch guide.identifier {
    case "UIViewSafeAreaLayoutGuide": rows = inset(by: owner.safeAreaInsets)
    case "UIViewLayoutMarginsGuide": rows = inset(by: owner.layoutMargins)
    case "UIViewReadableContentGuide":
      let margins = owner.layoutMarginsGuide
      // The width is that of the standard text size.
      rows = [
        number(.width, 672, .lessThanOrEqual),
        equal(.width, margins, UILayoutPriority(999.5)), equal(.centerX, margins),
        equal(.top, margins), equal(.bottom, margins),
      ]
    case "UIViewKeyboardLayoutGuide":
      let strip = owner.safeAreaInsets.bottom
      rows = [
        equal(.left, owner), equal(.top, owner, plus: owner.bounds.height - strip),
        number(.width, owner.bounds.width), number(.height, strip),
      ]
    case "_UITopLayoutGuide", "_UIBottomLayoutGuide":
      // Their edge is among the view's own constraints.
      let insets = owner.safeAreaInsets
      let isTop = guide.identifier == "_UITopLayoutGuide"
      rows = [
        number(.height, isTop ? insets.top : insets.bottom), equal(.left, owner),
        number(.width, 0),
      ]
    case "UIScrollView-contentLayoutGuide": rows = [number(.left, 0), number(.top, 0)]
    case "UIScrollView-frameLayoutGuide":
      rows = [
        number(.left, owner.bounds.minX), number(.top, owner.bounds.minY), equal(.width, owner),
        equal(.height, owner),
      ]
    default: rows = []
    }
    return rows.compactMap(\.self)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var inRows: Program.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  fileprivate var inRows: Float? { self == .required ? nil : rawValue }
}
