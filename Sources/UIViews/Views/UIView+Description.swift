extension UIView {
  /// The view and its whole subtree, one view on each line, indented by depth, for debugging.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    func add(_ view: UIView, _ indent: String) {
      lines.append(indent + view.description)
      for subview in view.subviews { add(subview, indent + "   | ") }
    }
    add(self, "")
    return lines.joined(separator: "\n")
  }

  /// The name of the view in warnings: its accessibility identifier or its text.
  var nameInWarnings: String {
    accessibilityIdentifier.map { "\($0) (\(description))" } ?? description
  }

  /// The text of the view's `description`, in UIKit's form.
  var viewDescription: String {
    var parts = ["frame = (\(spaced(frame)))"]
    if let text = (self as? any TextIdentified)?.identifyingText, !text.isEmpty {
      parts.append("text = '\(cut(text))'")
    }
    if !transform.isIdentity {
      let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(matrix.map(shortest).joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(shortest(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = \(layer)")
    return "<\(className(of: self)): \(address(of: self)); "
      + parts.joined(separator: "; ") + ">"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
