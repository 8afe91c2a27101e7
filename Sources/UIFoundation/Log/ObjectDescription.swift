/// An object's address, as in descriptions.
package func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// The description of an object that belongs to the main actor.
///
/// On the main actor it is the one of its class, which reads the object. Code elsewhere may print
/// the object as well, as in a task in the background: nothing of it can be read there, and it is
/// told by its class and address, as an object without a description of its own.
package func describe(_ object: AnyObject, reading it: @MainActor () -> String) -> String {
  guard MainQueue.isCurrent else { return "<\(className(of: object)): \(address(of: object))>" }
  return MainActor.assumeIsolated(it)
}

/// The queue of the main actor. Where the main thread has ended, as in a program that waits in
/// `dispatchMain()`, other threads serve the queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether code runs on it, so that the main actor is the code's.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Runs a closure on it: at once where it is current, or else in its next turn.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    guard isCurrent else { return DispatchQueue.main.async(execute: body) }
    MainActor.assumeIsolated(body)
  }
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

/// An object whose class has another name in UIKit, which logs print, on any thread.
package protocol ClassDisguised: AnyObject {
  nonisolated var loggedClassName: String { get }
}

/// An object with a text by which it can be recognized in a log.
@MainActor
package protocol TextIdentified: AnyObject {
  var identifyingText: String? { get }
}
