import InterfaceBuilder
import LayoutTools
import Stage
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
  /// Arranges the selected views.
  mutating func arrange(_ command: ArrangeCommand, on canvas: Canvas) -> [Effect] {
    let ids = selectedIDs
    switch command {
    case .delete:
      if let id = focus.constraint?.element, canvas.document.object(id) != nil {
        return propose(Deletion(canvas, of: [id]), selects: false)
      }
      return propose(Deletion(canvas, of: ids.isEmpty ? uninstalledIDs : ids))
    case .cut:
      do throws(ArrangementRefusal) {
        let cutting = try Cutting(canvas, of: ids)
        changes.clipping = cutting.clipping
        return propose(cutting)
      } catch {
        message = error.description.capitalizedFirst
      }
    case .copy:
      do throws(ArrangementRefusal) {
        let copy = try Clipping(canvas, of: ids)
        changes.clipping = copy
        message = "Copied \(copy.phrase): ctrl-v pastes"
        return [{ $0.app.copyText(copy.text) }]
      } catch {
        message = error.description.capitalizedFirst
      }
    case .paste:
      guard let clipping = changes.clipping else {
        message = "Nothing was copied: Y copies the selected views"
        break
      }
      let root = canvas.items.first?.id ?? ""
      return propose(Pasting(canvas, clipping, into: container(of: ids.last, on: canvas) ?? root))
    case .duplicate: return propose(Duplication(canvas, of: ids))
    case .swapItems: return swapItems(on: canvas)
    case .sizeToFit: return [{ $0.document.sizeToFit() }]
    case .forward: return propose(Reordering(canvas, of: ids, .forward))
    case .backward: return propose(Reordering(canvas, of: ids, .backward))
    }
    return []
  }

  private mutating func swapItems(on canvas: Canvas) -> [Effect] {
    guard let id = focus.constraint?.element else {
      message = Self.wantsConstraint
      return []
    }
    do throws(InspectorRefusal) {
      let swap = ConstraintSwap(id, in: canvas.document)
      let plan = ToolProposal.Plan(edits: try swap.edits(), sentence: swap.sentence)
      return [{ $0.document.propose(plan) }]
    } catch {
      message = error.description.capitalizedFirst
      return []
    }
  }

  /// The view that gets what is pasted: the one around the selected view, so that the copies are
  /// beside what was copied from.
  private func container(of id: String?, on canvas: Canvas) -> String? {
    id.flatMap(canvas.item)?.container ?? id
  }

  /// Puts a view of the object library beside the selected ones.
  mutating func place(_ entry: LibraryEntry) -> [Effect] {
    guard let canvas = building?.scene?.canvas else {
      message = obstacleToBuildingScene
      return []
    }
    return propose(
      entry.placement(on: canvas, beside: selectedIDs, newcomer: focus.newcomer),
      isInsertion: true)
  }

  /// Moves the selected views into another one.
  mutating func moveSelected(into id: String) -> [Effect] {
    guard let canvas = building?.scene?.canvas else { return [] }
    return propose(Reparenting(canvas, of: selectedIDs, into: id))
  }

  /// Deletes a constraint of a view's list. The view stays selected.
  mutating func delete(_ constraint: ViewConstraint) -> [Effect] {
    guard let canvas = building?.scene?.canvas else { return [] }
    return propose(Deletion(canvas, of: [constraint.id]), selects: false)
  }

  /// - Parameter selects: Whether what the arrangement makes is selected.
  /// - Parameter isInsertion: Whether the arrangement inserts a view of the library.
  private mutating func propose(
    _ arrangement: some Arrangement, selects: Bool = true, isInsertion: Bool = false
  ) -> [Effect] {
    do throws(ArrangementRefusal) {
      var plan = try ToolProposal.Plan(arrangement)
      plan.isInsertion = isInsertion
      if !selects { plan.selection = nil }
      return [{ [plan] in $0.document.propose(plan) }]
    } catch {
      message = error.description.capitalizedFirst
      return []
    }
  }
}
