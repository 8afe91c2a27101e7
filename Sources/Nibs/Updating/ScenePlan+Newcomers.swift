import AutoLayout
import InterfaceBuilder

extension ScenePlan {
  /// Whether a view of the earlier version is there still, wherever it is.
  func isKept(_ element: Element) -> Bool {
    guard let id = element["id"] else { return false }
    return former.object(id)?.name == element.name && objects.views[id] != nil
  }

  /// The views that come, and those in them, without those that were elsewhere.
  private var newcomers: [Element] {
    func newcomers(in element: Element) -> [Element] {
      isKept(element) ? [] : [element] + element.children.flatMap(newcomers)
    }
    return parents.flatMap(\.groups).filter { $0.name == "subviews" }.flatMap(\.inserted)
      .compactMap(document.object).flatMap(newcomers)
  }

  /// Whether nothing but views and constraints comes, and no connection in the scene leads to one
  /// of them.
  var areSimple: Bool {
    let newcomers = newcomers
    let others: Set = [
      "connections", "gestureRecognizers", "tableView", "collectionView", "toolbar",
      "navigationBar", "tabBar", "userDefinedRuntimeAttributes",
    ]
    guard newcomers.allSatisfy({ !others.contains($0.name) && $0["customClass"] == nil }) else {
      return false
    }
    let ids = Set(newcomers.compactMap { $0["id"] })
    guard !ids.isEmpty, let scene = parents.first.flatMap({ document.scene(of: $0.new) }) else {
      return true
    }
    return !scene.element.descendants.contains { element in
      element.parent?.name == "connections"
        && element["destination"].map(ids.contains) == true
    }
  }

  /// Has the views that move be found where they are to be. Nil if one of them follows its
  /// superview by a mask.
  func recallMoving() -> [(view: UIView, element: Element)]? {
    var moving: [(view: UIView, element: Element)] = []
    for element in parents.flatMap(\.groups).filter({ $0.name == "subviews" })
      .flatMap(\.inserted).compactMap(document.object)
    {
      for inner in [element] + Array(element.descendants) {
        guard let id = inner["id"], isKept(inner), let view = objects.views[id],
          let parent = inner.parent?.parent,
          former.object(id)?.parent?.parent?["id"] != parent["id"]
        else { continue }
        guard inner.flag("translatesAutoresizingMaskIntoConstraints") == false else { return nil }
        instantiation.objects[id] = view
        moving.append((view, inner))
      }
    }
    return moving
  }
}
