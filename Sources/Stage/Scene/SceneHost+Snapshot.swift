import AutoLayout
import Foundation

extension SceneHost {
  func makeSnapshot(of inventory: SceneInventory) -> SceneSnapshot {
    messages += LayoutNotices.drain()
    var views: [SceneView] = []
    views.reserveCapacity(inventory.views.count)
    var places = WindowPlaces(capacity: inventory.views.count)
    for (item, view) in zip(inventory.items, inventory.views) {
      let isAroundShown = item.parent.map { views[$0].isShown } ?? true
      let frame = view.frame
      let inWindow = places.add(view, item, frame: frame)
      views.append(
        SceneView(
          kind: .view, path: item.path, name: item.name, className: item.className,
          parent: item.parent, depth: item.depth, frame: frame, solvedFrame: view.solvedFrame,
          frameInWindow: inWindow, isHidden: view.isHidden, alpha: view.alpha,
          isShown: isAroundShown && !view.isHidden && view.alpha > 0,
          isScrollable: (view as? UIScrollView)?.isScrollEnabled ?? false,
          scrollsSideways: (view as? UIScrollView)?.canScroll(on: .horizontal) ?? false,
          ambiguous: view.ambiguousAttributes.map(\.name)))
    }
    let guides = zip(inventory.guideItems, inventory.guides).map { item, guide in
      let owner = item.parent ?? 0
      let frame = guide.solvedFrame
      return SceneView(
        kind: .guide, path: item.path, name: item.name, className: item.className,
        parent: item.parent, depth: item.depth, frame: frame, solvedFrame: frame,
        frameInWindow: places.rect(frame, in: owner),
        isHidden: false, alpha: 1, isShown: views[owner].isShown, isScrollable: false,
        scrollsSideways: false,
        ambiguous: guide.ambiguousAttributes.map(\.name))
    }
    let constraints = sceneConstraints(of: inventory)
    return SceneSnapshot(
      screen: screen, views: views, guides: guides, constraints: constraints,
      problems: problems(views: views, guides: guides, inventory: inventory),
      indices: inventory.viewIndices)
  }

  private func problems(
    views: [SceneView], guides: [SceneView], inventory: SceneInventory
  ) -> [SceneProblem] {
    window.conflicts.map { conflict(of: $0, inventory: inventory) }
      + (views + guides).filter { !$0.ambiguous.isEmpty }.map(ambiguity)
      + messages.filter { !$0.contains("Unable to simultaneously satisfy") }.map(notice)
  }

  private func conflict(
    of conflict: LayoutConflict, inventory: SceneInventory
  ) -> SceneProblem {
    let constraints = conflict.constraints.map { describe($0, in: inventory) }
    let broken = describe(conflict.broken, in: inventory)
    var items: [ViewPath] = []
    for item in ([broken] + constraints).flatMap(\.items) where !items.contains(item) {
      items.append(item)
    }
    let others = constraints.count - 1
    return SceneProblem(
      kind: .conflict,
      message: "\(broken.text) is left out: it can't be met beside "
        + "\(others) other\(others == 1 ? "" : "s")",
      constraints: constraints, broken: broken, items: items, attributes: [])
  }

  private func ambiguity(of view: SceneView) -> SceneProblem {
    SceneProblem(
      kind: .ambiguous,
      message: "The \(list(view.ambiguous)) of \(view.name) could be otherwise",
      constraints: [], broken: nil, items: [view.path], attributes: view.ambiguous)
  }

  private func notice(_ message: String) -> SceneProblem {
    SceneProblem(
      kind: .notice, message: message.split(separator: "\n").first.map(String.init) ?? "",
      constraints: [], broken: nil, items: [], attributes: [])
  }

  /// Words with commas, and "and" before the last.
  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
