/// A constraint that stands for a part of a view's frame and autoresizing mask.
package final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// A mask on one axis: whether the margin before, the size and the margin after are flexible.
  package typealias Flexibility = (min: Bool, size: Bool, max: Bool)

  /// The flexible parts of the view, on each axis.
  package var flexibility = PerAxis<Flexibility>(both: (false, false, false))

  override var isSystemOwned: Bool { true }

  package override var description: String {
    describe(self) {
      if identifier != nil {
        return layoutDescription.replacingOccurrences(
          of: "<\(type(of: self)):", with: "<NSLayoutConstraint:")
      }
      let marks = "h=\(marks(of: flexibility.horizontal)) v=\(marks(of: flexibility.vertical))"
      return layoutDescription.replacingOccurrences(
        of: "<\(type(of: self)):\(address(of: self)) ",
        with: "<\(type(of: self)):\(address(of: self)) \(marks) "
      )
      // A location without a second item, which only the system can create, is printed as a
      // variable.
      .replacingOccurrences(of: ".left ==", with: ".minX ==")
      .replacingOccurrences(of: ".top ==", with: ".minY ==")
    }
  }

  /// The text for the margin before, the size and the margin after: `&` flexible, `-` fixed.
  private func marks(of parts: Flexibility) -> String {
    // A mask without flexible parts acts, and prints, like a flexible margin after the view.
    if !parts.min, !parts.size, !parts.max { return "--&" }
    return [parts.min, parts.size, parts.max].map { $0 ? "&" : "-" }.joined()
  }
}
