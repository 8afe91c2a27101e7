import Wording

/// An object of a document: an element with an id, a scene, or the document itself.
struct ListedObject {
  let element: Element
  /// What it is known by in both versions.
  let id: String
  /// The object around it, as a place in the list; nil for the document.
  let container: Int?
  /// The name of the element of the container that it is in, such as `subviews`; empty for one that
  /// is in the container itself.
  let group: String
}

/// The objects of a document in the order of the text.
struct ObjectList {
  private(set) var objects: [ListedObject] = []
  private(set) var indices: [String: Int] = [:]
  private var members: [Int: [Int]] = [:]

  init(_ document: Document) {
    add(document.root, id: "", container: nil, group: "")
    // The object that each element is in, or is: elements come before those in them.
    var owners = [document.root.index: 0]
    for element in document.root.descendants {
      guard let parent = element.parent, let owner = owners[parent.index] else { continue }
      guard let id = element.identity else {
        owners[element.index] = owner
        continue
      }
      let isDirect = parent.index == objects[owner].element.index
      owners[element.index] = objects.count
      add(element, id: id, container: owner, group: isDirect ? "" : parent.name)
    }
  }

  private mutating func add(_ element: Element, id: String, container: Int?, group: String) {
    // Ids should be unique, but a merge may leave an object twice.
    var unique = id
    var number = 1
    while indices[unique] != nil {
      number += 1
      unique = "\(id) \(number)"
    }
    indices[unique] = objects.count
    if let container { members[container, default: []].append(objects.count) }
    objects.append(ListedObject(element: element, id: unique, container: container, group: group))
  }

  /// The objects in an object whose order says something, by their groups, in order.
  func groups(of index: Int) -> [(name: String, members: [Int])] {
    let ordered = (members[index] ?? []).filter { Self.ordered.contains(objects[$0].group) }
    return ordered.grouped { objects[$0].group }.map { (name: $0.key, members: $0.members) }
  }

  /// The groups whose order is the order on the screen.
  private static let ordered: Set<String> = [
    "subviews", "items", "cells", "sections", "prototypes", "leftBarButtonItems",
    "rightBarButtonItems", "toolbarItems",
  ]
}

extension Element {
  /// The id of an object, or of a scene.
  var identity: String? {
    name == "scene" ? self["sceneID"] : isObject ? self["id"] : nil
  }
}
