import AutoLayout
import Wording

/// What the code of an app's classes lacks here, since it does not compile. Classes are those of
/// the program, whichever scene shows them.
@MainActor
package enum OmittedCode {
  /// The places of the statements that are left out, such as `Login.swift:31`, by the names of
  /// their classes.
  package static var places: [String: [String]] = [:]

  /// What the code of a view, or of the controller whose view it is, lacks; nil for nothing.
  static func words(about view: UIView) -> String? {
    guard !places.isEmpty else { return nil }
    let controller = (view.next as? UIViewController).flatMap { $0.view === view ? $0 : nil }
    let names = classes(of: view) + (controller.map { classes(of: $0) } ?? [])
    let lost = names.flatMap { places[$0] ?? [] }
    guard let first = names.first(where: { places[$0] != nil }) else { return nil }
    let shown = lost.prefix(3) + (lost.count > 3 ? ["\(lost.count - 3) more"] : [])
    return "\(first) lacks \(lost.count) statement\(lost.count == 1 ? "" : "s") that "
      + "\(lost.count == 1 ? "does" : "do") not compile here: \(Array(shown).listed)"
  }

  /// The names of an object's class and its superclasses, as far as they are the app's.
  private static func classes(of object: AnyObject) -> [String] {
    guard AppClasses.name(of: object) != nil else { return [] }
    return sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
      .map { String(describing: $0) }
  }
}
