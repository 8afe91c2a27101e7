import InterfaceBuilder

/// The stack views of a canvas before a change. Where the change lets other views be arranged, or in another order, these
/// are drawn where the stack view puts them, as Interface Builder saves them.
public struct RearrangedStacks: Equatable, Sendable {
  /// The ids of the arranged views by that of their stack view.
  private let arranged: [String: [String]]

  /// Notes what the stack views of a canvas arrange.
  public init(on canvas: Canvas) {
    var arranged: [String: [String]] = [:]
    for item in canvas.items {
      guard let element = canvas.document.object(item.id), element.name == "stackView" else {
        continue
      }
      arranged[item.id] = element.subviews.compactMap { $0["id"] }
    }
    self.arranged = arranged
  }

  /// The edits that draw the views in stack views that arrange others than before, and such stack views themselves
  /// unless they keep the size that they are drawn with.
  public func edits(on canvas: Canvas) -> [DocumentEdit] {
    let now = RearrangedStacks(on: canvas).arranged
    let changed = Set(now.keys.filter { now[$0] != arranged[$0] })
    guard !changed.isEmpty else { return [] }
    let inside = canvas.items.filter { item in
      sequence(first: item, next: canvas.container).dropFirst().contains {
        changed.contains($0.id)
      }
    }
    let free = canvas.items.filter { changed.contains($0.id) && !canvas.isSizedByFrame($0) }
    return UpdateFrames(canvas, selection: Set((inside + free).map(\.id))).edits
  }
}
