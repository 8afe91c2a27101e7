/// The classes outside the framework.
@MainActor
package enum AppClasses {
  /// The names of the classes met so far; `nil` for the framework's own.
  private static var names: [ObjectIdentifier: String?] = [:]

  /// The name of an object's class without its module; `nil` if the class is the framework's own.
  package static func name(of object: AnyObject) -> String? {
    let type: any AnyObject.Type = type(of: object)
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = isOfFramework(type) ? nil : String(describing: type)
    names[ObjectIdentifier(type)] = .some(name)
    return name
  }

  private static func isOfFramework(_ type: any AnyObject.Type) -> Bool {
    FrameworkModules.define(type) || String(reflecting: type).hasPrefix("Nibs.")
  }
}
