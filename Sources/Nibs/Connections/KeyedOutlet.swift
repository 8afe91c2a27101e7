/// An outlet that its class has in the table of its properties.
@MainActor
final class KeyedOutlet: AnyOutlet {
  private let property: KeyedProperty
  private let object: AnyObject

  init(_ property: KeyedProperty, of object: AnyObject) {
    (self.property, self.object) = (property, object)
  }

  var typeName: String { property.typeName }
  func connect(_ object: AnyObject) -> Bool { property.set(object, of: self.object) }
  func append(_ object: AnyObject) -> Bool { property.append(object, of: self.object) }
}
