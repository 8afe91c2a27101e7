import Foundation

/// An object's address, as descriptions show it.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// A number in the form of C's `%g`, as UIKit's descriptions have it.
func shortest(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

func shortest(_ value: Float) -> String { shortest(CGFloat(value)) }

/// A view or guide as it stands in a constraint's description: class, address, and its text.
@MainActor
func itemDescription(_ item: AnyObject) -> String {
  let name = "\(className(of: item)):\(address(of: item))"
  guard let text = (item as? any TextIdentified)?.identifyingText, !text.isEmpty else {
    return name
  }
  return "\(name)'\(cut(text))'"
}

/// A text as it stands in descriptions: one of more than 28 characters is cut.
private func cut(_ text: String) -> String { text.count > 28 ? text.prefix(25) + "..." : text }

extension UIView {
  /// The view as a person knows it, for warnings: by its accessibility identifier or by its text.
  var nameInWarnings: String {
    accessibilityIdentifier.map { "\($0) (\(description))" } ?? description
  }
}

/// The class as UIKit's logs print it: plain for the system's own, with the module for an app's.
@MainActor
func className(of item: AnyObject) -> String {
  if item is UILayoutSupportGuide { return "_UILayoutGuide" }
  if item is ScrollContentGuide || item is ScrollFrameGuide { return "_UIScrollViewLayoutGuide" }
  if item is SystemLayoutGuide { return "UILayoutGuide" }
  let qualified = String(reflecting: type(of: item))
  // A type that is local to a function has no name with a module that reads the same at each run.
  if qualified.hasPrefix("AutoLayout.") || qualified.contains("(unknown context") {
    return String(describing: type(of: item))
  }
  return qualified
}

/// What shows a text by which a person can tell it from its like in a log.
@MainActor
protocol TextIdentified: AnyObject {
  var identifyingText: String? { get }
}

extension UILayoutGuide: TextIdentified {
  var identifyingText: String? { identifier }

  var guideDescription: String {
    let owner = owningView?.description ?? "(null)"
    return "<UILayoutGuide: \(address(of: self)) - \"\(identifier)\", layoutFrame = "
      + "{{\(shortest(layoutFrame.minX)), \(shortest(layoutFrame.minY))}, "
      + "{\(shortest(layoutFrame.width)), \(shortest(layoutFrame.height))}}, owningView = \(owner)>"
  }
}

extension UIView {
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
