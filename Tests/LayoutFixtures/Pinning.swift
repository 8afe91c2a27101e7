import CoreAutoLayout
import Foundation
import UIViews

extension LayoutItem {
  /// Activates a constraint for each attribute, in this order: a size is that number, and an edge
  /// or a centre lies so far from the same one of the other item.
  @MainActor
  package func pin(
    _ places: KeyValuePairs<NSLayoutConstraint.Attribute, CGFloat>,
    to other: (any LayoutItem)? = nil
  ) {
    for (attribute, constant) in places {
      let isSize = attribute == .width || attribute == .height
      NSLayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : other,
        attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant
      ).isActive = true
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint, which is active now, at another priority if one is given.
  @MainActor
  @discardableResult
  package func activated(at priority: UILayoutPriority? = nil) -> NSLayoutConstraint {
    if let priority { self.priority = priority }
    isActive = true
    return self
  }
}
