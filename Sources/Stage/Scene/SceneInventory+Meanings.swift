import AutoLayout
import Foundation

/// What names stand for in a scene, found once for each of them.
@MainActor
final class NameMeanings {
  fileprivate var paths: [String: [ViewPath]] = [:]
}

extension SceneInventory {
  /// The views and guides that a rule means by a name: the id of an element, or one of the names of
  /// ``paths(named:)``. Several of an equal name are all of them.
  func paths(meant name: String) -> [ViewPath] {
    if let known = meanings.paths[name] { return known }
    let found = elements.paths[name].map { [$0] } ?? paths(named: name)
    meanings.paths[name] = found
    return found
  }

  /// The frames of the views in the window's coordinates, before they are rounded to pixels.
  func windowFrames(of views: [SceneView]) -> [CGRect] {
    var places = WindowPlaces(capacity: views.count)
    return views.indices.map { index in
      places.add(self.views[index], items[index], frame: views[index].solvedFrame)
    }
  }
}
