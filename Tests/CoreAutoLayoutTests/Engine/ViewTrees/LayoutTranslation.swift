import AutoLayout
import Foundation
import SolverReference

@testable import CoreAutoLayout
@testable import UIViews

/// A hierarchy of views as equations and inequalities over four unknowns for each view and guide:
/// its rectangle in the coordinates of what it lies in.
///
/// Attributes are written down as Apple defines them, in the window's coordinates, with no thought
/// of speed, and nothing of what the layout engine makes of them.
@MainActor struct LayoutTranslation {
  /// What was given to a view that a mask places: its frame, and the size of its superview then.
  struct Placement {
    var frame: CGRect
    var whole: CGSize
  }

  /// An inequality or equation, and the layout's constraint that it stands for, if one does.
  struct Line {
    var row: ReferenceModel.Row
    var constraint: NSLayoutConstraint?
  }

  private(set) var lines: [Line] = []
  /// The rectangles that the layout has now, in the order of the unknowns.
  private(set) var values: [Double] = []

  private let window: UIWindow
  private let placements: [ObjectIdentifier: Placement]
  private let margins: [ObjectIdentifier: UIEdgeInsets]
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// - Parameters:
  ///   - placements: What was given to each view that a mask places.
  ///   - margins: The margins that were given to views; others have 8 points on each side,
  ///     and stacks none.
  init(
    of window: UIWindow, placements: [ObjectIdentifier: Placement],
    margins: [ObjectIdentifier: UIEdgeInsets]
  ) {
    self.window = window
    self.placements = placements
    self.margins = margins
    var views: [UIView] = []
    window.forEachInHierarchy { views.append($0) }
    for view in views {
      number(view, view === window ? window.bounds : view.solvedFrame)
      for guide in view.allGuides { number(guide, guide.layoutFrame) }
    }
    for view in views {
      placeByMask(view)
      hugContent(of: view)
      for guide in view.systemGuides?.all ?? [] {
        if guide is ScrollContentGuide {
          add(unknown(guide, 0), .equal, at: .required, for: guide.systemConstraints[0])
          add(unknown(guide, 1), .equal, at: .required, for: guide.systemConstraints[1])
        } else {
          pin(guide, to: view)
        }
      }
      for constraint in view.constraints { translate(constraint, heldBy: view) }
    }
  }

  private mutating func number(_ item: AnyObject, _ frame: CGRect) {
    numbers[ObjectIdentifier(item)] = values.count
    values += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
  }

  /// The first of the four unknowns of a view or guide.
  func number(of item: AnyObject) -> Int? { numbers[ObjectIdentifier(item)] }

  /// The model of some of the lines.
  func model(where isIncluded: (Line) -> Bool) -> ReferenceModel {
    var model = ReferenceModel()
    model.restricted = values.indices.map { $0 % 4 >= 2 }
    let root = numbers[ObjectIdentifier(window)]!
    for index in 0..<4 { model.edits[root + index] = values[root + index] }
    model.rows = lines.filter(isIncluded).map(\.row)
    return model
  }

  private mutating func add(
    _ form: LinearForm, _ relation: ReferenceModel.Relation, at priority: UILayoutPriority,
    for constraint: NSLayoutConstraint? = nil
  ) {
    let terms = form.terms.sorted { $0.key < $1.key }.map {
      (variable: $0.key, coefficient: $0.value)
    }
    lines.append(
      Line(
        row: ReferenceModel.Row(
          terms: terms, constant: form.constant, relation: relation, priority: priority.rawValue),
        constraint: constraint))
  }

  // MARK: What views bring with them

  /// At most and at least as large as the content, between the edges that alignment is about.
  private mutating func hugContent(of view: UIView) {
    let size = view.intrinsicContentSize
    let lengths: [(NSLayoutConstraint.Axis, NSLayoutConstraint.Attribute, CGFloat)] = [
      (.horizontal, .width, size.width), (.vertical, .height, size.height),
    ]
    for (axis, attribute, length) in lengths where length != UIView.noIntrinsicMetric {
      let form = position(attribute, of: view) - Double(length)
      add(form, .atMost, at: view.contentHuggingPriority(for: axis))
      add(form, .atLeast, at: view.contentCompressionResistancePriority(for: axis))
    }
  }

  private mutating func placeByMask(_ view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      let placement = placements[ObjectIdentifier(view)]
    else { return }
    let (frame, whole, mask) = (placement.frame, placement.whole, view.autoresizingMask)
    let spans = [
      MaskedSpan(
        start: frame.minX, length: frame.width, whole: whole.width,
        isFlexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )),
      MaskedSpan(
        start: frame.minY, length: frame.height, whole: whole.height,
        isFlexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )),
    ]
    let (own, outer) = (numbers[ObjectIdentifier(view)]!, numbers[ObjectIdentifier(superview)]!)
    let joined = view.constraintsNamingView.filter { $0 is NSAutoresizingMaskLayoutConstraint }
    for (axis, span) in spans.enumerated() {
      let (start, length) = (LinearForm(unknown: own + axis), LinearForm(unknown: own + 2 + axis))
      let whole = LinearForm(unknown: outer + 2 + axis)
      let expected = span.length.ratio * whole + span.length.offset
      let middle = span.middle.ratio * whole + span.middle.offset
      add(
        start - (middle - 0.5 * expected), .equal, at: .required,
        for: joined.isEmpty ? nil : joined[2 * axis])
      add(
        length - expected, .equal, at: .required, for: joined.isEmpty ? nil : joined[2 * axis + 1])
    }
  }

  /// The guides of margins and of the safe area keep their distances from the view's edges.
  private mutating func pin(_ guide: UILayoutGuide, to view: UIView) {
    if guide is ScrollFrameGuide {
      let scrolled = [view.bounds.origin.x, view.bounds.origin.y]
      for index in 0..<4 {
        let form =
          index < 2
          ? unknown(guide, index) - Double(scrolled[index])
          : unknown(guide, index) - unknown(view, index)
        add(form, .equal, at: .required, for: guide.systemConstraints[index])
      }
      return
    }
    let insets = guide === view.systemGuides?.safeArea ? safeArea(of: view) : margins(of: view)
    let edges: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, insets.top), (.left, insets.left), (.bottom, -insets.bottom), (.right, -insets.right),
    ]
    for (index, edge) in edges.enumerated() {
      add(
        position(edge.0, of: guide) - position(edge.0, of: view) - Double(edge.1), .equal,
        at: .required, for: guide.systemConstraints[index])
    }
  }

  /// What of the superview's safe area reaches into the view, edge by edge.
  private func safeArea(of view: UIView) -> UIEdgeInsets {
    guard let superview = view.superview else { return window.screen.configuration.safeAreaInsets }
    let outer = safeArea(of: superview)
    let (frame, size) = (view.frame, superview.bounds.size)
    func part(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
      min(max(inset - distance, 0), inset)
    }
    return UIEdgeInsets(
      top: part(frame.minY, outer.top), left: part(frame.minX, outer.left),
      bottom: part(size.height - frame.maxY, outer.bottom),
      right: part(size.width - frame.maxX, outer.right))
  }

  /// The margins of a view come on top of its safe area.
  private func margins(of view: UIView) -> UIEdgeInsets {
    let least: CGFloat = view is UIStackView ? 0 : 8
    let own =
      margins[ObjectIdentifier(view)]
      ?? UIEdgeInsets(top: least, left: least, bottom: least, right: least)
    let safe = safeArea(of: view)
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  // MARK: Constraints

  private mutating func translate(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    // From right to left, x counts leftwards wherever a constraint speaks of leading or trailing.
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isMirrored =
      holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && attributes.contains {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains($0)
      }
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LinearForm {
      guard var item, attribute != .notAnAttribute else { return LinearForm(0) }
      if attribute == .width || attribute == .height { return position(attribute, of: item) }
      let isX = attribute.axis == .horizontal
      var origin = isX ? left(inside: holder) : top(inside: holder)
      // To what lies in it, a scroll view's edges are those of its content, and its center is that
      // of a frame which is not scrolled.
      if let scrollView = holder as? UIScrollView, item === holder {
        if attribute.isCenter {
          origin = isX ? left(of: holder) : top(of: holder)
        } else {
          item = scrollView.contentLayoutGuide
        }
      }
      let absolute = absolute(attribute, isMirrored)
      let form = position(absolute, of: item) - origin
      return isMirrored ? -1 * form : form
    }
    let form =
      side(constraint.firstItem, constraint.firstAttribute) - Double(constraint.multiplier)
      * side(constraint.secondItem, constraint.secondAttribute) - Double(constraint.constant)
    let relation: ReferenceModel.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    add(form, relation, at: constraint.priority, for: constraint)
  }

  private func absolute(
    _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: attribute
    }
  }

  /// What an item lies in.
  private func surrounding(_ item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func unknown(_ item: AnyObject, _ index: Int) -> LinearForm {
    LinearForm(unknown: numbers[ObjectIdentifier(item)]! + index)
  }

  /// The left edge of an item's frame in the window.
  private func left(of item: AnyObject) -> LinearForm {
    unknown(item, 0) + (surrounding(item).map { left(inside: $0) } ?? LinearForm(0))
  }

  /// The upper edge of an item's frame in the window.
  private func top(of item: AnyObject) -> LinearForm {
    unknown(item, 1) + (surrounding(item).map { top(inside: $0) } ?? LinearForm(0))
  }

  /// Where what lies in a view has its zero point: further left the further it is scrolled.
  private func left(inside view: UIView) -> LinearForm {
    left(of: view) - Double(view.bounds.origin.x)
  }

  private func top(inside view: UIView) -> LinearForm {
    top(of: view) - Double(view.bounds.origin.y)
  }

  /// An attribute of an item that does not depend on the direction: a position in the window, or a
  /// length, of the rectangle that alignment is about.
  private func position(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject
  ) -> LinearForm {
    let view = item as? UIView
    let insets = view?.alignmentRectInsets ?? .zero
    let margins = view.map { self.margins(of: $0) } ?? .zero
    func at(_ attribute: NSLayoutConstraint.Attribute) -> LinearForm {
      position(attribute, of: item)
    }
    switch attribute {
    case .left, .leading: return left(of: item) + Double(insets.left)
    case .right, .trailing: return left(of: item) + unknown(item, 2) - Double(insets.right)
    case .top: return top(of: item) + Double(insets.top)
    case .bottom: return top(of: item) + unknown(item, 3) - Double(insets.bottom)
    case .width: return at(.right) - at(.left)
    case .height: return at(.bottom) - at(.top)
    case .centerX: return 0.5 * (at(.left) + at(.right))
    case .centerY: return 0.5 * (at(.top) + at(.bottom))
    case .leftMargin, .leadingMargin: return at(.left) + Double(margins.left)
    case .rightMargin, .trailingMargin: return at(.right) - Double(margins.right)
    case .topMargin: return at(.top) + Double(margins.top)
    case .bottomMargin: return at(.bottom) - Double(margins.bottom)
    case .centerXWithinMargins: return 0.5 * (at(.leftMargin) + at(.rightMargin))
    case .centerYWithinMargins: return 0.5 * (at(.topMargin) + at(.bottomMargin))
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: item)
    case .notAnAttribute: return LinearForm(0)
    }
  }

  /// The baseline of the label that stands for the item; of what has no text, the upper edge as the
  /// first one and the lower edge as the last.
  ///
  /// A line of the system's font at 17 points is 16 high, and its baseline lies 12 below its top.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject
  ) -> LinearForm {
    let edge: NSLayoutConstraint.Attribute = attribute == .firstBaseline ? .top : .bottom
    guard let view = item as? UIView else { return position(edge, of: item) }
    let bearer =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view { return baseline(attribute, of: bearer) }
    guard view is UILabel else { return position(edge, of: view) }
    return attribute == .firstBaseline
      ? position(.top, of: view) + 12 : position(.bottom, of: view) - 4
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isCenter: Bool {
    [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self)
  }
}

/// How a mask lets a span follow the length of its superview: its own length and its middle, each
/// as a share of that length and some points.
private struct MaskedSpan {
  let length: (ratio: Double, offset: Double)
  let middle: (ratio: Double, offset: Double)

  init(
    start: CGFloat, length size: CGFloat, whole: CGFloat,
    isFlexible: (before: Bool, size: Bool, after: Bool)
  ) {
    let (start, size, whole) = (Double(start), Double(size), Double(whole))
    let (center, after) = (start + size / 2, whole - start - size)
    switch (isFlexible.before, isFlexible.size, isFlexible.after) {
    case (false, false, _):
      (length, middle) = ((0, size), (0, center))
    case (true, false, false):
      (length, middle) = ((0, size), (1, center - whole))
    case (false, true, false):
      (length, middle) = ((1, size - whole), (0.5, center - whole / 2))
    case (true, true, false):
      let ratio = size / (start + size)
      (length, middle) = ((ratio, -ratio * after), (1 - ratio / 2, (ratio / 2 - 1) * after))
    case (true, false, true):
      (length, middle) = ((0, size), (center / whole, 0))
    case (false, true, true):
      let ratio = size / (size + after)
      (length, middle) = ((ratio, -ratio * start), (ratio / 2, start - ratio * start / 2))
    case (true, true, true):
      (length, middle) = ((size / whole, 0), (center / whole, 0))
    }
  }
}
