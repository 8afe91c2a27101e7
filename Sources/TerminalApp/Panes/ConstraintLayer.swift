import Cells
import InterfaceBuilder
import LayoutTools
import Painting
import Stage

/// The constraints of an edited document as lines on the canvas: the present constraints, and the
/// constraints that the open tool would add.
///
/// Source: "Working with Constraints in Interface Builder", Viewing Constraints in the Canvas.
struct ConstraintLayer {
  let placed: PlacedScene
  let building: Building
  /// The ids of the selected views.
  let selected: [String]
  let constraint: ConstraintID?
  /// What the open tool would do.
  let plan: ToolProposal.Plan?

  /// The lines of all constraints. The lines of the selected constraint come first.
  var lines: [PictureLine] {
    let broken = Set(
      placed.content.problems.filter { $0.kind == .conflict }.flatMap(\.constraints)
        .compactMap(\.id.element))
    let touched = Set(plan?.touched ?? [])
    let present = shown(touched).flatMap { constraint in
      lines(of: constraint, isBroken: constraint.id.element.map(broken.contains) ?? false, touched)
    }
    let added = (plan?.additions ?? []).flatMap { addition in
      lines(of: addition).map { line in
        var drawn = PictureLine(line, style: Palette.accent, mark: .added)
        drawn.isProposed = true
        drawn.hasNumber = true
        return drawn
      }
    }
    return present.filter(\.isSelected) + added + present.filter { !$0.isSelected }
  }

  /// The constraints of the document that are drawn, each once.
  private func shown(_ touched: Set<String>) -> [SceneConstraint] {
    let content = placed.content
    let chosen = constraint.flatMap(content.constraint).map { [$0] } ?? []
    let found: [SceneConstraint]
    switch building.lines {
    case .none: found = touched.isEmpty ? chosen : content.elementConstraints
    case .all, .problems: found = content.elementConstraints
    case .selected where touched.isEmpty, .numbers where touched.isEmpty:
      found =
        selected.compactMap { placed.scene.paths[$0] }.flatMap(content.constraints) + chosen
    case .selected, .numbers: found = content.elementConstraints
    }
    var seen: Set<String> = []
    return found.filter { constraint in
      guard constraint.isActive, let id = constraint.id.element else { return false }
      return isWanted(constraint, id, touched) && seen.insert(id).inserted
    }
  }

  private func isWanted(
    _ constraint: SceneConstraint, _ id: String, _ touched: Set<String>
  ) -> Bool {
    if touched.contains(id) || id == self.constraint?.element { return true }
    switch building.lines {
    case .none: return false
    case .all, .problems: return true
    case .selected, .numbers: return affectsSelected(id)
    }
  }

  /// Whether a constraint belongs to a selected view itself. A constraint between a view and a view
  /// inside it belongs to the inner view.
  private func affectsSelected(_ id: String) -> Bool {
    guard let new = new(id) else { return false }
    let items = [new.first.item, new.second?.item].compactMap(\.self).compactMap(placed.canvas.item)
    return selected.contains { view in
      items.contains { $0.id == view }
        && items.allSatisfy { item in item.id == view || !isInside(item, view) }
    }
  }

  private func isInside(_ item: CanvasItem, _ view: String) -> Bool {
    sequence(first: item, next: { placed.canvas.container(of: $0) }).contains { $0.id == view }
  }

  // MARK: - Lines

  private func new(_ id: String) -> NewConstraint? {
    placed.canvas.document.object(id).flatMap(Constraint.init)
      .flatMap { NewConstraint($0, for: placed.canvas.traits) }
  }

  private func lines(of constraint: NewConstraint) -> [CanvasLine] {
    let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
    guard items.allSatisfy({ placed.canvas.item($0)?.isShown == true }) else { return [] }
    return placed.canvas.lines(of: constraint, frame: placed.frame(of:))
  }

  private func lines(
    of constraint: SceneConstraint, isBroken: Bool, _ touched: Set<String>
  ) -> [PictureLine] {
    guard let id = constraint.id.element, let new = new(id) else { return [] }
    let items = [new.first.item, new.second?.item].compactMap(\.self)
      .compactMap(placed.canvas.item)
    var (style, mark): (Style, PictureLine.Mark?) = (Palette.constraint, nil)
    if constraint.isBroken || isBroken {
      (style, mark) = (Palette.problem, .broken)
    } else if items.contains(where: { !$0.open.isEmpty }) {
      (style, mark) = (Palette.problem, .ambiguous)
    } else if items.contains(where: placed.isMisplaced) {
      (style, mark) = (Palette.ownFrame, .misplaced)
    }
    if building.lines == .problems, mark == nil { return [] }
    if touched.contains(id) { (style, mark) = (Palette.quiet, .removed) }
    let isSelected = id == self.constraint?.element
    let isPlaceholder = placed.canvas.document.object(id)?["placeholder"] == "YES"
    let path = selected.first { id in items.contains { $0.id == id } } ?? items.first?.id
    return lines(of: new).map { line in
      var drawn = PictureLine(line, style: isSelected ? Palette.accent : style, mark: mark)
      drawn.isSelected = isSelected
      drawn.hasNumber = isSelected || building.lines == .numbers
      drawn.path = path.flatMap { placed.scene.paths[$0] }
      drawn.constraint = constraint.id
      drawn.isPlaceholder = isPlaceholder
      return drawn
    }
  }
}
