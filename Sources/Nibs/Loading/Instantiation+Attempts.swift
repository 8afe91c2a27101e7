import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes an object by an initialiser with a coder. Nil if that returns nil: what the object has
  /// had made is taken back then, so that another one can be made in its place.
  /// - Parameters:
  ///   - level: The class of the framework that the element stands for.
  ///   - decode: Gives the object its values, and makes what is inside of it.
  func attempt<Object: AnyObject>(
    _ element: Element, _ level: AnyClass, _ decode: @escaping @MainActor (AnyObject) -> Void,
    _ make: (NibCoder) -> Object?
  ) -> Object? {
    let progress = Progress(
      made: made.count, connections: connections.count, installations: installations.count,
      fixed: fixed.count, constraints: pendingConstraints.count, lists: listsWithPrototypes.count)
    let coder = NibCoder(element, level: level, decode: decode)
    guard let object = make(coder) else {
      if coder.isDecoded { takeBack(element, to: progress) }
      return nil
    }
    coder.decodeIfNeeded(object)
    return object
  }

  /// Notes that the framework's class stands in for one whose initialiser has returned nil.
  func standIn(_ level: AnyClass, for name: String, _ element: Element) {
    missingClasses.insert(element.index)
    note(.class, "init(coder:) of \(name) returned nil: \(level) stands in for it", at: element)
  }

  /// The numbers of things made at some moment.
  private struct Progress {
    let made: Int
    let connections: Int
    let installations: Int
    let fixed: Int
    let constraints: Int
    let lists: Int
  }

  private func takeBack(_ element: Element, to progress: Progress) {
    for (_, object) in made[progress.made...] { standIns.remove(ObjectIdentifier(object)) }
    made.removeSubrange(progress.made...)
    connections.removeSubrange(progress.connections...)
    installations.removeSubrange(progress.installations...)
    fixed.removeSubrange(progress.fixed...)
    pendingConstraints.removeSubrange(progress.constraints...)
    listsWithPrototypes.removeSubrange(progress.lists...)
    if let id = element["id"] { objects[id] = nil }
    for inner in element.descendants {
      if let id = inner["id"] { objects[id] = nil }
    }
  }
}
