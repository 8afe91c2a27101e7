@_spi(Package) import AutoLayout
import Foundation
import InterfaceBuilder

@testable import Nibs

/// All that can be seen of a scene: two that are described alike are the same.
@MainActor
struct SceneDescription {
  private(set) var lines: [String] = []

  init(_ controller: UIViewController) {
    if let view = controller.viewIfLoaded { add(view, 0) }
    for child in controller.children {
      lines.append("child \(type(of: child)) \(child.title ?? "-")")
    }
  }

  private mutating func add(_ view: UIView, _ depth: Int) {
    let place = view.origin.map { origin in
      "\(origin.elementID ?? "-") \(origin.name ?? "-") \(origin.element.position) "
        + "\(origin.frame ?? .null)"
    }
    let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      "\(view.contentHuggingPriority(for: $0).rawValue) "
        + "\(view.contentCompressionResistancePriority(for: $0).rawValue)"
    }
    lines.append(
      "\(depth) \(type(of: view)) \(place ?? "") \(view.frame) \(view.bounds) \(priorities) "
        + "\(view.layoutMargins) \(view.tag) \(view.isHidden) \(view.alpha) "
        + "\(view.designSize.map { "\($0)" } ?? "") \(view.hasAmbiguousLayout) "
        + "\(view.intrinsicContentSize) \(view.drawing)")
    if let stack = view as? UIStackView {
      lines.append("  arranges \(stack.arrangedSubviews.map { $0.origin?.elementID ?? "-" })")
    }
    for constraint in view.constraints { add(constraint) }
    for subview in view.subviews { add(subview, depth + 1) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let place = (constraint.documentOrigin as? DocumentOrigin).map {
      "\($0.elementID ?? "-") \($0.element.position)"
    }
    func name(_ item: AnyObject?) -> String {
      if let view = item as? UIView { return view.origin?.elementID ?? "\(type(of: view))" }
      return item.map { "\(type(of: $0))" } ?? "-"
    }
    lines.append(
      "  \(place ?? "") \(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) "
        + "\(constraint.relation.rawValue) \(name(constraint.secondItem))"
        + ".\(constraint.secondAttribute.rawValue) * \(constraint.multiplier) + "
        + "\(constraint.constant) @\(constraint.priority.rawValue) \(constraint.identifier ?? "") "
        + "\(constraint.isActive) \(constraint.isBroken)")
  }

  /// The lines that differ from another one, from where they do, each with that in its place.
  func differences(from other: SceneDescription) -> [String] {
    func unaddressed(_ line: String) -> String { line.replacing(/0x[0-9a-f]+/, with: "") }
    let pairs = zip(lines.map(unaddressed), other.lines.map(unaddressed)).filter { $0 != $1 }
      .map { line, other in
        let same = line.commonPrefix(with: other).count
        return "\(line.prefix(40)) … \(line.dropFirst(same).prefix(160))\n"
          + "in place of \(other.dropFirst(same).prefix(160))"
      }
    return pairs
      + (lines.count == other.lines.count ? [] : ["\(lines.count), \(other.lines.count)"])
  }
}
