import InterfaceBuilder

/// The views that the stack views and collection views of a canvas arrange before a change. If the
/// change lets them arrange other views, or place the views elsewhere, the views are drawn at their
/// new places, as Interface Builder saves them.
public struct ArrangedViews: Equatable, Sendable {
  private struct Arrangement: Equatable, Sendable {
    /// The ids of the arranged views, in order.
    let ids: [String]
    /// Whether all of them are drawn where they are placed.
    let isInPlace: Bool
  }

  /// What is arranged, by the id of the stack view or collection view.
  private let arrangements: [String: Arrangement]

  /// Notes what is arranged on a canvas.
  public init(on canvas: Canvas) {
    var arrangements: [String: Arrangement] = [:]
    for item in canvas.items {
      guard let element = canvas.document.object(item.id) else { continue }
      switch element.name {
      case "stackView":
        let views = element.subviews.compactMap { $0["id"].flatMap(canvas.item) }
        arrangements[item.id] = Arrangement(
          ids: views.map(\.id), isInPlace: !views.contains(where: canvas.isMisplaced))
      case "collectionView":
        // Cells that a layout places are never misplaced.
        let ids = element.list("cells").compactMap { $0["id"] }
        arrangements[item.id] = Arrangement(ids: ids, isInPlace: true)
      default: break
      }
    }
    self.arrangements = arrangements
  }

  /// The edits that draw views at their new places if they are arranged in another way than before.
  /// Their stack views are drawn anew too, unless these keep the size that they are drawn with.
  public func edits(on canvas: Canvas) -> [DocumentEdit] {
    let now = ArrangedViews(on: canvas).arrangements
    let changed = Set(
      now.filter { id, arrangement in
        guard let before = arrangements[id] else { return true }
        return arrangement.ids != before.ids || before.isInPlace && !arrangement.isInPlace
      }.keys)
    guard !changed.isEmpty else { return [] }
    let stacks = changed.filter { canvas.document.object($0)?.name == "stackView" }
    // What lies deeper stays as it is drawn, unless the arranged view has another size now.
    let inside = canvas.items.filter { item in
      item.container.map(stacks.contains) == true
        || canvas.isMisplaced(item)
          && sequence(first: item, next: canvas.container).dropFirst().contains {
            stacks.contains($0.id)
          }
    }
    let free = canvas.items.filter { stacks.contains($0.id) && !canvas.isSizedByFrame($0) }
    let selection = Set((inside + free).map(\.id))
    return UpdateFrames(canvas, selection: selection).edits
      + canvas.settingFrames(frames(in: changed.subtracting(stacks), on: canvas))
  }

  /// The frames of the cells of collection views where their layouts place them.
  private func frames(in collections: Set<String>, on canvas: Canvas) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for item in canvas.items where item.isShown && canvas.isPlacedByTable(item) {
      guard let collection = canvas.container(of: item), collections.contains(collection.id),
        item.solvedFrame.width > 0
      else { continue }
      let (drawn, solved) = (collection.frame, collection.solvedFrame)
      frames[item.id] = item.solvedFrame.moved(x: drawn.x - solved.x, y: drawn.y - solved.y)
    }
    return frames
  }
}
