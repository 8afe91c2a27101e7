import InterfaceBuilder
import LayoutTools

/// The panel of the tool that resolves issues of the layout: for the selected views, and for all of
/// the scene.
struct ResolveForm: ToolForm {
  /// What is known of the layout of the selection, and of the scene.
  struct Knowledge: Equatable, Sendable {
    var selection: CanvasFreedom
    var scene: CanvasFreedom
  }

  /// What can be done.
  private enum Command: String, CaseIterable {
    case updateFrames = "update frames"
    case updateConstants = "update constants"
    case addMissing = "add what is missing"
    case clear = "clear constraints"

    /// The letter for the selected views; in upper case for all.
    var key: Character {
      switch self {
      case .updateFrames: "f"
      case .updateConstants: "c"
      case .addMissing: "m"
      case .clear: "x"
      }
    }
  }

  private let views: [String]
  private let knowledge: Knowledge
  private var chosen: Int

  init(_ views: [String], _ knowledge: Knowledge) {
    self.views = views
    self.knowledge = knowledge
    let missing = Command.allCases.firstIndex(of: .addMissing) ?? 0
    chosen = missing + (views.isEmpty ? Command.allCases.count : 0)
  }

  var title: String { "Resolve" }

  func rows(on canvas: Canvas) -> [PanelRow] {
    let all = Command.allCases
    let upper = all.enumerated().map { index, command in
      PanelRow(
        label: command.rawValue, control: .toggle(chosen == index), key: command.key,
        obstacle: views.isEmpty ? "no view is selected" : nil)
    }
    let lower = all.enumerated().map { index, command in
      PanelRow(
        label: "all: \(command.rawValue)", control: .toggle(chosen == index + all.count),
        key: command.key.uppercased().first)
    }
    return upper + lower
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    guard !views.isEmpty || row >= Command.allCases.count else { return }
    chosen = row
  }

  func proposal(on canvas: Canvas) -> ToolProposal {
    let all = Command.allCases
    let isOfScene = chosen >= all.count
    let selection = isOfScene ? nil : Set(views)
    let freedom = isOfScene ? knowledge.scene : knowledge.selection
    switch all[chosen % all.count] {
    case .updateFrames:
      let tool = UpdateFrames(canvas, selection: selection)
      return proposal(
        tool.edits, tool.sentence,
        nothing: tool.remark ?? "All frames are where the constraints put them",
        remark: tool.remark, frames: tool.frames)
    case .updateConstants:
      let tool = UpdateConstants(canvas, selection: selection)
      return proposal(
        tool.edits, tool.sentence, nothing: tool.idleness,
        touched: tool.changes.map(\.id))
    case .addMissing:
      let tool = AddMissing(canvas, freedom, selection: selection)
      return proposal(
        tool.edits, tool.sentence, nothing: "Nothing is missing", additions: tool.constraints,
        missing: tool)
    case .clear:
      let tool = ClearConstraints(canvas, selection: selection)
      return proposal(
        tool.edits, tool.sentence, nothing: "There are no constraints",
        touched: tool.removed, removedElsewhere: tool.removedElsewhere)
    }
  }

  private func proposal(
    _ edits: [DocumentEdit], _ sentence: String, nothing: String, remark: String? = nil,
    frames: [String: Rect] = [:], additions: [NewConstraint] = [], touched: [String] = [],
    removedElsewhere: RemovedElsewhere? = nil, missing: AddMissing? = nil
  ) -> ToolProposal {
    guard !edits.isEmpty else { return ToolProposal(button: nothing, .done) }
    return ToolProposal(
      button: sentence,
      plan: ToolProposal.Plan(
        edits: edits, sentence: sentence, additions: additions, touched: touched, frames: frames,
        missing: missing, removedElsewhere: removedElsewhere, remark: remark),
      warning: remark ?? removedElsewhere?.warning)
  }
}
