/// The objects of a document by their ids: retained while they are made, until each has its place
/// in another, and only referred to after that.
@MainActor
struct ObjectTable {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var retained: [String: AnyObject] = [:]
  private var references: [String: Reference] = [:]

  subscript(_ id: String) -> AnyObject? {
    get { retained[id] ?? references[id]?.object }
    set {
      retained[id] = newValue
      if newValue == nil { references[id] = nil }
    }
  }

  /// Releases the objects, and refers to those that are looked up later.
  mutating func release(referringTo isLookedUp: (AnyObject) -> Bool) {
    for (id, object) in retained where isLookedUp(object) {
      references[id] = Reference(object: object)
    }
    retained = [:]
  }
}
