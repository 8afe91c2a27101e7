/// The objects of a document by their ids. They are retained until all are made and each has its
/// place in another object, and are only referred to weakly after that.
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

  /// Releases the objects, and refers weakly to objects that are looked up later.
  mutating func release(referringTo isLookedUp: (AnyObject) -> Bool) {
    for (id, object) in retained where isLookedUp(object) {
      references[id] = Reference(object: object)
    }
    retained = [:]
  }
}
