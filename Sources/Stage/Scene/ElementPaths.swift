/// The paths of the views that came out of documents, by the ids of their elements, and the other
/// way round.
public struct ElementPaths: Equatable, Sendable {
  /// The paths by ids: of the rows that one prototype makes, the first.
  public private(set) var paths: [String: ViewPath] = [:]
  /// The ids by paths.
  public private(set) var ids: [ViewPath: String] = [:]

  init() {}

  mutating func add(_ path: ViewPath, of id: String) {
    ids[path] = id
    if paths[id] == nil { paths[id] = path }
  }

  /// The path that a view had in another version of the scene: that of its element in the
  /// document, or else its own; nil if the version does not have the element.
  package func former(of path: ViewPath, in old: ElementPaths) -> ViewPath? {
    guard let id = ids[path], paths[id] == path else { return path }
    return old.paths[id]
  }

  /// The paths and ids of some elements.
  public func filter(_ isWanted: (String) -> Bool) -> ElementPaths {
    // Mostly all elements are wanted. The same dictionaries are then equal without a look at what
    // is in them.
    if paths.keys.allSatisfy(isWanted) { return self }
    var wanted = ElementPaths()
    wanted.paths = paths.filter { isWanted($0.key) }
    wanted.ids = ids.filter { isWanted($0.value) }
    return wanted
  }
}
