import Foundation

/// Where classes are looked for by the names that documents have.
package struct ClassLookup: Sendable {
  /// The modules that are searched after the one that the document names.
  package var modules: [String] = []
  /// The classes that are found by their plain names.
  package var classes: [AnyClass] = []

  package init() {}

  func find(_ name: String, module: String?) -> AnyClass? {
    guard Self.isIdentifier(name) else { return nil }
    for module in [module, AppResources.module].compactMap(\.self) + modules
    where Self.isIdentifier(module) {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return classes.first { String(describing: $0) == name }
  }

  /// Whether a name is a plain identifier. Only plain names are looked up, because the run time
  /// would take others for types of any kind.
  private static func isIdentifier(_ name: String) -> Bool {
    name.utf8.count <= 200 && name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether a name is the name of the framework's own class.
  static func isFrameworks(_ name: String, of base: AnyClass) -> Bool {
    name == String(describing: base)
  }
}
