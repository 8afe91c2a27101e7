/// A method of any class, as it is called with a target and up to two arguments.
///
/// A method of the main actor is called on the thread of the caller, as by the Objective-C runtime:
/// a notification that is posted on another thread calls its observers there.
package struct SelectorMethod: @unchecked Sendable {
  /// What is wrong with a target or an argument, in words that follow the selector's name.
  package struct Mismatch: Error {
    package let reason: String
  }

  /// Whether an object is of the class, or has the protocol, to which the method belongs.
  let belongs: (_ target: AnyObject) -> Bool
  /// The call of the method. An argument that is not given is nil.
  package let bind: (_ target: AnyObject, _ arguments: [Any?]) throws(Mismatch) -> () -> Any?

  /// What keeps the method from being called; nil for nothing.
  package func mismatch(_ target: AnyObject, _ arguments: Any?...) -> String? {
    do throws(Mismatch) { _ = try bind(target, arguments) } catch { return error.reason }
    return nil
  }

  init<Target, Result>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    self.init { (target: Target, _) throws(Mismatch) in { method(target)() } }
  }

  init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)
    self.init { (target: Target, arguments) throws(Mismatch) in
      let sender: Sender = try Self.argument(0, of: arguments)
      return { method(target)(sender) }
    }
  }

  init<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (Sender, Event) -> Result).self)
    self.init { (target: Target, arguments) throws(Mismatch) in
      let sender: Sender = try Self.argument(0, of: arguments)
      let event: Event = try Self.argument(1, of: arguments)
      return { method(target)(sender, event) }
    }
  }

  init<Target, Value>(getter property: KeyPath<Target, Value>) {
    self.init { (target: Target, _) throws(Mismatch) in { target[keyPath: property] } }
  }

  init<Target, Value>(setter property: ReferenceWritableKeyPath<Target, Value>) {
    self.init { (target: Target, arguments) throws(Mismatch) in
      let value: Value = try Self.argument(0, of: arguments)
      return { target[keyPath: property] = value }
    }
  }

  private init<Target>(
    _ bind: @escaping (_ target: Target, _ arguments: [Any?]) throws(Mismatch) -> () -> Any?
  ) {
    belongs = { $0 is Target }
    self.bind = { target, arguments throws(Mismatch) in
      guard let target = target as? Target else {
        throw Mismatch(reason: "belongs to \(Target.self), not to \(type(of: target))")
      }
      return try bind(target, arguments)
    }
  }

  private static func argument<Wanted>(
    _ index: Int, of arguments: [Any?]
  ) throws(Mismatch) -> Wanted {
    let given = index < arguments.count ? arguments[index] : nil
    if let value = given.flatMap({ $0 as? Wanted }) ?? given as? Wanted { return value }
    // A device takes the address of an object for true, such as that of the recogniser which
    // calls `endEditing(_:)`.
    if let flag = (given != nil) as? Wanted { return flag }
    throw Mismatch(
      reason: "takes a \(nameWithoutOptional(Wanted.self)), not "
        + (given.map { "a \(type(of: $0))" } ?? "nil"))
  }
}

/// The name of a type for messages; of an optional type, the name of the type that it wraps.
package func nameWithoutOptional(_ type: Any.Type) -> String {
  let name = "\(type)"
  return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
}
