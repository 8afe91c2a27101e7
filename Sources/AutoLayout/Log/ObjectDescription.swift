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
func cut(_ text: String) -> String { text.count > 28 ? text.prefix(25) + "..." : text }

/// The class as UIKit's logs print it: plain for the system's own, with the module for an app's.
@MainActor
func className(of item: AnyObject) -> String {
  if let item = item as? any ClassDisguised { return item.loggedClassName }
  let qualified = String(reflecting: type(of: item))
  // A type that is local to a function has no name with a module that reads the same at each run.
  if qualified.hasPrefix("AutoLayout.") || qualified.contains("(unknown context") {
    return String(describing: type(of: item))
  }
  return qualified
}

/// An object whose class has another name in UIKit, which logs print in its place.
@MainActor
protocol ClassDisguised: AnyObject {
  var loggedClassName: String { get }
}

/// What shows a text by which a person can tell it from its like in a log.
@MainActor
protocol TextIdentified: AnyObject {
  var identifyingText: String? { get }
}
