// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How an object holds a value that is associated with it.
///
/// Source: <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: the value is gone with its object.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` removes the value.
///
/// There is no Objective-C runtime that knows when an object goes: its values are released at a
/// later call of this function, and can't be reached until then. They are on the heap as long as
/// the program runs if this was the last call.
///
/// Source:
/// <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, policy, for: UInt(bitPattern: key), of: object as AnyObject)
}

/// The value associated with an object under a key.
///
/// Source: <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)>
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(for: UInt(bitPattern: key), of: object as AnyObject)
}

/// Removes all values associated with an object.
///
/// Source: <https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)>
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(of: object as AnyObject)
}

/// The associated values of all objects, behind a lock.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private enum Held {
    case strongly(Any)
    case weakly(WeakObject)

    var value: Any? {
      switch self {
      case .strongly(let value): value
      case .weakly(let reference): reference.object
      }
    }
  }

  private struct Owner {
    var reference: WeakObject
    var values: [UInt: Held] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// The number of owners at which those that are gone are looked for.
  private var limit = 16

  func value(for key: UInt, of object: AnyObject) -> Any? {
    lock.withLock { living(object)?.values[key]?.value }
  }

  func set(_ value: Any?, _ policy: objc_AssociationPolicy, for key: UInt, of object: AnyObject) {
    let held = value.map { hold($0, policy) }
    // What is released here is released after the lock, since it may ask for other values.
    let released = lock.withLock {
      var released: [Owner] = []
      if owners.count >= limit {
        let gone = owners.filter { $0.value.reference.object == nil }
        for identifier in gone.keys { owners[identifier] = nil }
        released = Array(gone.values)
        limit = max(16, 2 * owners.count)
      }
      let identifier = ObjectIdentifier(object)
      if let old = owners[identifier] { released.append(old) }
      var owner = living(object) ?? Owner(reference: WeakObject(object))
      owner.values[key] = held
      owners[identifier] = owner.values.isEmpty ? nil : owner
      return released
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of object: AnyObject) {
    let released = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }

  /// The entry of an object, unless it is one of a former object at the same address.
  private func living(_ object: AnyObject) -> Owner? {
    owners[ObjectIdentifier(object)].flatMap { $0.reference.object === object ? $0 : nil }
  }

  private func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .weakly(WeakObject(value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strongly(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .strongly((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }
}

private final class WeakObject {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
