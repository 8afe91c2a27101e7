import Foundation

extension UIView {
  /// The view and all below it, one a line, indented by depth; for people.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    func add(_ view: UIView, _ indent: String) {
      lines.append(indent + view.description)
      for subview in view.subviews { add(subview, indent + "   | ") }
    }
    add(self, "")
    return lines.joined(separator: "\n")
  }

  /// The view as a person knows it, for warnings: by its accessibility identifier or by its text.
  var nameInWarnings: String {
    accessibilityIdentifier.map { "\($0) (\(description))" } ?? description
  }

  /// The view as `description` has it, in the form of UIKit's.
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
