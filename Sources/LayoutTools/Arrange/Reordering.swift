import InterfaceBuilder
import Wording

/// Changes which views are in front of their siblings; in a stack view, which come later.
public struct Reordering: Arrangement {
  /// Where to.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// In front of one more sibling: later in a stack view.
    case forward
    /// Behind one more sibling: earlier in a stack view.
    case backward
    /// In front of all siblings: the last of a stack view.
    case front
  }

  /// Where the views are.
  public let canvas: Canvas
  /// The ids of the views.
  public var ids: [String]
  /// Where to.
  public var direction: Direction

  /// Creates a change of order.
  public init(_ canvas: Canvas, of ids: [String], _ direction: Direction) {
    self.canvas = canvas
    self.ids = ids
    self.direction = direction
  }

  public var sentence: String {
    let phrase = canvas.phrase(ids)
    let isStacked = canvas.outermost(ids).allSatisfy { item in
      item.isArranged || canvas.document.object(item.id)?.isListedCell == true
    }
    switch direction {
    case .forward: return isStacked ? "Move \(phrase) later" : "Bring \(phrase) forward"
    case .backward: return isStacked ? "Move \(phrase) earlier" : "Send \(phrase) backward"
    case .front: return isStacked ? "Move \(phrase) to the end" : "Bring \(phrase) to the front"
    }
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let views = try canvas.arrangeable(ids, "moved", cells: true)
    let selected = Set(views.map(\.id))
    let groups = views.compactMap { canvas.document.object($0.id)?.parent }
    let edits = groups.uniqued.flatMap { moves(in: $0, selected) }
    guard !edits.isEmpty else { throw ArrangementRefusal("\(canvas.phrase(ids)) can't go further") }
    return Arranged(edits: edits, selection: views.map(\.id))
  }

  /// The moves among the siblings in one element, each made in the order that the move before has
  /// left.
  private func moves(in group: Element, _ selected: Set<String>) -> [DocumentEdit] {
    guard let id = group.parent?["id"] else { return [] }
    let path = ElementPath(id).group(group.name)
    var order = group.children.compactMap { $0["id"] }
    var edits: [DocumentEdit] = []
    func move(_ view: String, to index: Int) {
      order.removeAll { $0 == view }
      let sibling = index < order.count ? order[index] : nil
      order.insert(view, at: index)
      edits.append(.move(view, into: path, before: sibling))
    }
    let views = order.filter(selected.contains)
    switch direction {
    case .forward:
      for view in views.reversed() {
        guard let index = order.firstIndex(of: view), index + 1 < order.count,
          !selected.contains(order[index + 1])
        else { continue }
        move(view, to: index + 1)
      }
    case .backward:
      for view in views {
        guard let index = order.firstIndex(of: view), index > 0,
          !selected.contains(order[index - 1])
        else { continue }
        move(view, to: index - 1)
      }
    case .front where Array(order.suffix(views.count)) != views:
      for view in views { move(view, to: order.count - 1) }
    case .front: break
    }
    guard !edits.isEmpty, let list = group.children.lazy.compactMap(CellList.init(of:)).first else {
      return edits
    }
    let frames = CellList.frames(of: list.table) { other in
      other.holder == list.holder ? order.map { ($0, nil) } : other.order
    }
    return edits + CellList.edits(drawing: frames, in: list.table)
  }
}
