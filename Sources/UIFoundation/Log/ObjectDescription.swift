import Foundation

/// An object's address, as in descriptions.
package func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// A number in the form of C's `%g`, as in UIKit's descriptions.
package func shortest(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

package func shortest(_ value: Float) -> String { shortest(CGFloat(value)) }

/// A view or guide as in a constraint's description: class, address and text.
@MainActor
package func itemDescription(_ item: AnyObject) -> String {
  let name = "\(className(of: item)):\(address(of: item))"
  guard let text = (item as? any TextIdentified)?.identifyingText, !text.isEmpty else {
    return name
  }
  return "\(name)'\(cut(text))'"
}

/// A text as in descriptions: one of more than 28 characters is shortened.
package func cut(_ text: String) -> String { text.count > 28 ? text.prefix(25) + "..." : text }

/// The class as in UIKit's logs: without a module for the system's classes, with it for an app's.
@MainActor
package func className(of item: AnyObject) -> String {
  if let item = item as? any ClassDisguised { return item.loggedClassName }
  let type: any AnyObject.Type = type(of: item)
  let qualified = String(reflecting: type)
  // A type local to a function has no qualified name that is the same in each run.
  if FrameworkModules.define(type) || qualified.contains("(unknown context") {
    return String(describing: type)
  }
  return qualified
}

/// An object whose class has another name in UIKit, which logs print.
@MainActor
package protocol ClassDisguised: AnyObject {
  var loggedClassName: String { get }
}

/// An object with a text by which it can be recognized in a log.
@MainActor
package protocol TextIdentified: AnyObject {
  var identifyingText: String? { get }
}
