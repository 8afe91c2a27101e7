import InterfaceBuilder

extension Instantiation {
  /// Makes an object by an initialiser with a coder. Nil if the initialiser returns nil: what it
  /// had made by then is taken back, so that another object can be made in its place.
  /// - Parameters:
  ///   - level: The class of the framework that the element stands for.
  ///   - decode: Gives the object its values, and makes what is inside of it.
  func attempt<Object: AnyObject>(
    _ element: Element, _ level: AnyClass, _ decode: @escaping @MainActor (AnyObject) -> Void,
    _ make: (NibCoder) -> Object?
  ) -> Object? {
    let progress = Progress(
      made: objects.made.count, connections: objects.connections.count,
      installations: varied.installations.count, fixed: constraints.fixed.count,
      constraints: constraints.pending.count, lists: listsWithPrototypes.count)
    let coder = NibCoder(element, level: level, decode: decode)
    guard let object = make(coder) else {
      if coder.isDecoded { takeBack(element, to: progress) }
      return nil
    }
    coder.decodeIfNeeded(object)
    return object
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
    objects.takeBack(element, to: progress.made, waiting: progress.connections)
    varied.installations.removeSubrange(progress.installations...)
    constraints.fixed.removeSubrange(progress.fixed...)
    constraints.pending.removeSubrange(progress.constraints...)
    listsWithPrototypes.removeSubrange(progress.lists...)
  }
}
