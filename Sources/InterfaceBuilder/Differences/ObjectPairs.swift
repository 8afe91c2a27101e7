/// Which objects of two versions of a document are the same: those with the same id, and those that
/// were deleted and made anew.
struct ObjectPairs {
  /// The places of the objects in the earlier list, by the ids of the later ones.
  private(set) var olds: [String: Int] = [:]
  /// The ids in the later list by the places in the earlier one.
  private var news: [Int: String] = [:]
  /// The earlier ids of objects that were made anew, by the later ids.
  private var remade: [String: String] = [:]

  init(_ before: ObjectList, _ after: ObjectList) {
    for object in after.objects {
      if let old = before.indices[object.id] { pair(object.id, old) }
    }
    pairRemade(before, after)
  }

  private mutating func pair(_ id: String, _ old: Int) {
    olds[id] = old
    news[old] = id
  }

  /// Pairs objects that one version alone has if they are in the same object and do the same.
  private mutating func pairRemade(_ before: ObjectList, _ after: ObjectList) {
    var gone: [[String]: [Int]] = [:]
    for (index, object) in before.objects.enumerated().reversed() where news[index] == nil {
      guard let container = object.container.flatMap({ news[$0] }), let key = Self.signature(object)
      else { continue }
      gone[[container] + key, default: []].append(index)
    }
    guard !gone.isEmpty else { return }
    for object in after.objects where olds[object.id] == nil {
      guard let container = object.container.map({ after.objects[$0].id }),
        let key = Self.signature(object), let old = gone[[container] + key]?.popLast()
      else { continue }
      pair(object.id, old)
      remade[object.id] = before.objects[old].id
    }
  }

  /// What an object without an id of meaning is: a constraint by its sides, a connection by what it
  /// connects.
  private static func signature(_ object: ListedObject) -> [String]? {
    let element = object.element
    let names: [String]
    switch element.name {
    case "constraint":
      names = ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"]
    case "outlet", "outletCollection": names = ["property", "destination"]
    case "action": names = ["selector", "destination", "eventType"]
    case "segue": names = ["kind", "destination", "identifier", "relationship"]
    default: return nil
    }
    return [element.name] + names.map { element[$0] ?? "" }
  }

  /// Whether an object of the later version is new.
  func isNew(_ index: Int?, in after: ObjectList) -> Bool {
    index.map { olds[after.objects[$0].id] == nil } ?? false
  }

  /// Whether an object of the earlier version is still there.
  func isKept(_ old: Int) -> Bool { news[old] != nil }

  /// Whether an object of the earlier version is gone.
  func isGone(_ old: Int?, in before: ObjectList) -> Bool { old.map { news[$0] == nil } ?? false }

  /// Whether two objects are the same one in both versions.
  func areSame(_ old: Int, _ new: Int, _ before: ObjectList, _ after: ObjectList) -> Bool {
    olds[after.objects[new].id] == old
  }

  /// Whether two ids are those of one object that was made anew.
  func isSame(_ old: String, _ new: String) -> Bool { remade[new] == old }
}
