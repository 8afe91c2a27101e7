extension NotificationCenter {
  /// Sends an observer a message for each notification of the name and the object, or of any for
  /// nil. The observer is not retained, and need not be removed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.of(self).add(
      SelectorObservers.Entry(
        observer: observer as AnyObject, selector: aSelector, name: aName, object: object,
        hasObject: object != nil))
  }

  /// Ends all that an observer is told.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what an observer is told of a name and an object, or of any for nil.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.of(self).remove {
      $0.observer === observer && (aName == nil || $0.name == aName)
        && (object == nil || $0.object === object)
    }
  }
}

/// The observers of a center that have selectors, in the order in which they were added: the center
/// itself calls its blocks in no order.
private final class SelectorObservers: @unchecked Sendable {
  struct Entry {
    weak var observer: AnyObject?
    let selector: Selector
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables: [SelectorObservers] = []

  private weak var center: NotificationCenter?
  private let lock = NSLock()
  private var entries: [Entry] = []

  private init(_ center: NotificationCenter) {
    self.center = center
    _ = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in self?.tell($0) }
  }

  /// The observers of a center, which begins to tell them.
  static func of(_ center: NotificationCenter) -> SelectorObservers {
    lock.withLock {
      if let table = tables.first(where: { $0.center === center }) { return table }
      tables.removeAll { $0.center == nil }
      tables.append(SelectorObservers(center))
      return tables[tables.count - 1]
    }
  }

  func add(_ entry: Entry) {
    remove { $0.observer == nil }
    lock.withLock { entries.append(entry) }
  }

  func remove(_ isMeant: (Entry) -> Bool) { lock.withLock { entries.removeAll(where: isMeant) } }

  private func tell(_ notification: Notification) {
    let object = notification.object.map { $0 as AnyObject }
    for entry in lock.withLock({ entries }) {
      guard let observer = entry.observer, entry.name ?? notification.name == notification.name,
        !entry.hasObject || entry.object != nil && entry.object === object
      else { continue }
      entry.selector.send(to: observer, notification)
    }
  }
}
