import AutoLayout
import InterfaceBuilder

extension ScenePlan {
  /// Whether the earlier version has the view of an element too, and the view is there, wherever it
  /// is.
  func isKept(_ element: Element) -> Bool {
    guard let id = element["id"] else { return false }
    return former.object(id)?.name == element.name && objects.views[id] != nil
  }

  /// The views that are new, with the new views in them. Views that were elsewhere are not new.
  private var newcomers: [Element] {
    func newcomers(in element: Element) -> [Element] {
      isKept(element) ? [] : [element] + element.children.flatMap(newcomers)
    }
    return parents.flatMap(\.groups).filter { $0.name == "subviews" }.flatMap(\.inserted)
      .compactMap(document.object).flatMap(newcomers)
  }

  /// Whether only plain views with their constraints are new, and no connection in the scene leads
  /// to one of these views.
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

  /// Keeps the views that move to another superview by their ids, so that they are taken as they
  /// are there. Nil if such a view follows its superview by its autoresizing mask.
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
