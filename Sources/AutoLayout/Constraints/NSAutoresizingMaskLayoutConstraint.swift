import Foundation

/// A view's frame and autoresizing mask, as one constraint of the layout.
package final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// A mask on one axis: whether the margin before, the size and the margin after are flexible.
  typealias Flexibility = (min: Bool, size: Bool, max: Bool)

  /// What of the view is flexible.
  var flexibility = PerAxis<Flexibility>(both: (false, false, false))

  override var isSystemOwned: Bool { true }

  package override var description: String {
    MainActor.assumeIsolated {
      let marks = "h=\(marks(of: flexibility.horizontal)) v=\(marks(of: flexibility.vertical))"
      return layoutDescription.replacingOccurrences(
        of: "<\(type(of: self)):\(address(of: self)) ",
        with: "<\(type(of: self)):\(address(of: self)) \(marks) "
      )
      // A location without a second item, which only the system can make, is named as a variable.
      .replacingOccurrences(of: ".left ==", with: ".minX ==")
      .replacingOccurrences(of: ".top ==", with: ".minY ==")
    }
  }

  /// The margin before, the size and the margin after: `&` flexible, `-` fixed.
  private func marks(of parts: Flexibility) -> String {
    // A mask that lets nothing give way acts, and prints, as a flexible margin after the view.
    if !parts.min, !parts.size, !parts.max { return "--&" }
    return [parts.min, parts.size, parts.max].map { $0 ? "&" : "-" }.joined()
  }
}
