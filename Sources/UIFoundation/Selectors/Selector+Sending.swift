extension Selector {
  /// The method that a message with this selector calls; nil if the target has none.
  ///
  /// The target's own list counts first: as on a device, a subclass may have another method of the
  /// same name.
  package func method(of target: AnyObject) -> SelectorMethod? {
    let table = (type(of: target) as? any ActionTarget.Type)?.actions
    // Subclasses add theirs at the end.
    if let action = table?.last(where: { $0.selector == self }) { return action.selector.method }
    return method?.belongs(target) == true ? method : nil
  }

  /// Sends a message, and raises UIKit's exception where the target has no such method.
  /// - Returns: What the method has returned; nil for nothing.
  @discardableResult
  package func send(to target: AnyObject, _ arguments: Any?...) -> Any? {
    guard let method = method(of: target) else {
      let place = address(of: target)
      raise(for: target, "unrecognized selector sent to instance \(place)")
      return nil
    }
    do throws(SelectorMethod.Mismatch) {
      let result = try method.bind(target, arguments)()
      return result is Void ? nil : result
    } catch {
      raise(for: target, error.reason)
      return nil
    }
  }

  private func raise(for target: AnyObject, _ reason: String) {
    let reason = "-[\(className(of: target)) \(name)]: \(reason)"
    MainQueue.run { LayoutException.raise(.invalidArgument, reason) }
  }
}
