extension LayoutLog {
  /// Tells the observer of the log of the code that now runs that a method is about to be called,
  /// if the receiver's class is not of the framework.
  /// - Parameter detail: What the method is told; asked for only where somebody observes.
  package static func willCall(
    _ method: String, of receiver: AnyObject, _ detail: @autoclosure () -> String? = nil
  ) {
    guard let observer = current.observer, let name = AppClasses.name(of: receiver) else { return }
    observer(.callback(LayoutCallback(receiver: name, method: method, detail: detail())))
  }
}

/// The classes outside the framework.
@MainActor
private enum AppClasses {
  /// The names of the classes met so far; `nil` for the framework's own.
  private static var names: [ObjectIdentifier: String?] = [:]

  /// The name of an object's class without its module; `nil` if the class is the framework's own.
  static func name(of object: AnyObject) -> String? {
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
