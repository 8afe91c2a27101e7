import Documents
import LayoutTools

/// What was changed in scenes while they run, what repairs would change, and what was copied.
struct Changes: Equatable, Sendable {
  /// The changes of each scene that the user has changed.
  var histories: [EditedThing: SceneHistory] = [:]
  /// The histories as they were when the question before quitting led to the list of changes.
  var seenBeforeQuitting: [EditedThing: SceneHistory] = [:]
  /// What the repairs of the list of problems lead to; nil if none were tried.
  var repairs: WeighedRepairs?
  /// What was copied last.
  var clipping: Clipping?

  /// The indices of the scenes with changes that end with the program, unless quitting has asked
  /// about them. The scene that is shown comes first.
  func unseenScenes(of list: SceneList) -> [Int] {
    var seen: Set<EditedThing> = []
    let found = list.entries.indices.filter { index in
      let thing = list.entries[index].edited
      guard let history = histories[thing], !history.net.isEmpty, seen.insert(thing).inserted else {
        return false
      }
      return seenBeforeQuitting[thing]?.net != history.net
    }
    return found.filter { $0 == list.shown } + found.filter { $0 != list.shown }
  }

  /// Lets quitting not ask again about a scene, unless the scene has other changes by then.
  mutating func noteSeen(_ scene: SceneEntry) {
    seenBeforeQuitting[scene.edited] = histories[scene.edited]
  }
}
