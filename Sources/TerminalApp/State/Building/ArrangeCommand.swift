import LayoutTools
import Wording

/// What is done with the selected views as a whole, or with the items of the selected constraint.
enum ArrangeCommand: Hashable, Sendable {
  case delete, cut, copy, paste, duplicate
  case forward, backward
  /// Lets the items of the selected constraint change sides.
  case swapItems
}

extension AppState {
  /// Arranges what is selected.
  mutating func arrange(_ command: ArrangeCommand) -> [Effect] {
    var clipping = changes.clipping
    defer { changes.clipping = clipping }
    switch command {
    case .delete: return propose { try $0.deletion() }
    case .cut: return propose { try $0.cutting(to: &clipping) }
    case .copy:
      guard let selection = ArrangedSelection(self) else { return [] }
      do throws(ArrangementRefusal) {
        let copy = try Clipping(selection.canvas, of: selection.ids)
        clipping = copy
        message = "Copied \(copy.phrase): ctrl-v pastes"
      } catch {
        message = error.description.capitalizedFirst
      }
      return []
    case .paste: return propose { try $0.pasting(clipping) }
    case .duplicate: return propose { try ToolProposal.Plan(Duplication($0.canvas, of: $0.ids)) }
    case .forward: return propose { try $0.reordering(.forward) }
    case .backward: return propose { try $0.reordering(.backward) }
    case .swapItems: return propose { try $0.swap() }
    }
  }

  /// Proposes what is worked out from the selection, or says why that can't be done.
  mutating func propose(
    _ body: (ArrangedSelection) throws -> ToolProposal.Plan
  ) -> [Effect] {
    guard let selection = ArrangedSelection(self) else {
      message = obstacleToBuildingScene
      return []
    }
    do {
      let plan = try body(selection)
      return [{ $0.document.propose(plan) }]
    } catch {
      message = "\(error)".capitalizedFirst
      return []
    }
  }
}
