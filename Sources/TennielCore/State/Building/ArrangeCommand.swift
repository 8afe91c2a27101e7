import InterfaceBuilder
import LayoutTools
import Wording

/// What is done with the selected views as a whole, or with the items of the selected constraint.
enum ArrangeCommand: Hashable, Sendable {
  case delete, cut, copy, paste, duplicate
  case forward, backward
  /// Lets the items of the selected constraint change sides.
  case swapItems
  /// Gives the selected views the size of their content.
  case sizeToFit
}

extension AppState {
  /// Arranges what is selected.
  mutating func arrange(_ command: ArrangeCommand) -> [Effect] {
    if command == .sizeToFit { return [{ $0.document.sizeToFit() }] }
    guard command == .cut || command == .copy else {
      let clipping = changes.clipping
      return propose { try $0.plan(for: command, pasting: clipping) }
    }
    guard let selection = ArrangedSelection(self) else { return [] }
    do throws(ArrangementRefusal) {
      if command == .cut {
        let cutting = try Cutting(selection.canvas, of: selection.ids)
        changes.clipping = cutting.clipping
        return propose { _ in try ToolProposal.Plan(cutting) }
      }
      let copy = try Clipping(selection.canvas, of: selection.ids)
      changes.clipping = copy
      message = "Copied \(copy.phrase): ctrl-v pastes"
      return [{ $0.app.copyText(copy.text) }]
    } catch {
      message = error.description.capitalizedFirst
      return []
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
