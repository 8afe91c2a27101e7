extension NSObjectProtocol {
  /// Whether the object has a method of this name: in the list of its class, or with the selector.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.method(of: self) != nil }

  /// Sends a message with up to two arguments. The object that the method returns lives for this
  /// turn of the run loop at least.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any! = nil, with object2: Any! = nil
  ) -> Unmanaged<AnyObject>! {
    guard let result = aSelector?.send(to: self, object1, object2) else { return nil }
    let object = result as AnyObject
    let kept = Unchecked(object)
    DispatchQueue.main.async { _ = kept }
    return Unmanaged.passUnretained(object)
  }

  /// Sends a message on the main thread: at once where the caller waits there, or else in its next
  /// turn.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let message = Unchecked((self as AnyObject, arg))
    let send: @Sendable () -> Void = { aSelector.send(to: message.value.0, message.value.1) }
    switch (wait, MainQueue.isCurrent) {
    case (true, true): send()
    case (true, false): DispatchQueue.main.sync(execute: send)
    case (false, _): DispatchQueue.main.async(execute: send)
    }
  }

  /// Sends a message on another thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let message = Unchecked((self as AnyObject, arg))
    DispatchQueue.global().async { aSelector.send(to: message.value.0, message.value.1) }
  }
}

/// A value that code hands to another thread, whose business it is.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
