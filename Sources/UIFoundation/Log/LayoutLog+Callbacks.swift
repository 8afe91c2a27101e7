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
