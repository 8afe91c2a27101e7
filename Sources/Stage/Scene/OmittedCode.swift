import Synchronization
import Wording

/// What the code of an app's classes lacks here, since it does not compile or nobody has set its
/// properties. Classes are those of the program, whichever scene shows them.
@MainActor
package enum OmittedCode {
  /// The places of the statements that are left out, such as `Login.swift:31`, by the names of
  /// their classes.
  private static var places: [String: [String]] = [:]

  /// The properties that are nil where code needs them, by the names of their classes.
  private nonisolated static let nilProperties = Mutex<[String: [String]]>([:])

  /// Takes the places of the code of this moment, none of which has run.
  package static func take(_ places: [String: [String]]) {
    self.places = places
    nilProperties.withLock { $0 = [:] }
  }

  /// Notes that code needs a property that is nil.
  package nonisolated static func add(nilProperty name: String, of type: String) {
    nilProperties.withLock {
      if $0[type]?.contains(name) != true { $0[type, default: []].append(name) }
    }
  }

  /// What the code of a view, or of the controller whose view it is, lacks.
  static func words(about view: UIView) -> [String] {
    let unset = nilProperties.withLock { $0 }
    guard !places.isEmpty || !unset.isEmpty else { return [] }
    let controller = (view.next as? UIViewController).flatMap { $0.view === view ? $0 : nil }
    let names = classes(of: view) + (controller.map { classes(of: $0) } ?? [])
    var words: [String] = []
    let lost = names.flatMap { places[$0] ?? [] }
    if let first = names.first(where: { places[$0] != nil }) {
      let shown = lost.prefix(3) + (lost.count > 3 ? ["\(lost.count - 3) more"] : [])
      words.append(
        "\(first) lacks \(lost.count) statement\(lost.count == 1 ? "" : "s") that "
          + "\(lost.count == 1 ? "does" : "do") not compile here: \(Array(shown).listed)")
    }
    words += names.flatMap { name in
      unset[name, default: []].map {
        "\(name): \($0) is nil here, so statements that need \($0) do nothing; in the app, whoever "
          + "shows the screen sets \($0)"
      }
    }
    return words
  }

  /// The names of an object's class and its superclasses, as far as they are the app's.
  private static func classes(of object: AnyObject) -> [String] {
    guard AppClasses.name(of: object) != nil else { return [] }
    return sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
      .map { String(describing: $0) }
  }
}
