import LayoutTools

/// The panel of the tool that resolves issues of the layout: for the selected views, and for all of the scene.
struct ResolveForm: ToolForm {
  /// What is known of the layout of the selection, and of the scene.
  struct Knowledge: Equatable, Sendable {
    var selection: CanvasFreedom
    var scene: CanvasFreedom
  }

  /// What can be done.
  private enum Command: CaseIterable {
    case addMissing

    var title: String {
      switch self {
      case .addMissing: "Add Missing Constraints"
      }
    }
  }

  private let views: [String]
  private let knowledge: Knowledge
  private var chosen = 0

  init(_ views: [String], _ knowledge: Knowledge) {
    self.views = views
    self.knowledge = knowledge
    if views.isEmpty { chosen = Command.allCases.count }
  }

  var title: String { "Resolve" }

  func rows(on canvas: Canvas) -> [PanelRow] {
    let ofSelection = Command.allCases.enumerated().map { index, command in
      PanelRow(
        label: command.title, control: .toggle(chosen == index), note: "selected views",
        obstacle: views.isEmpty ? "no view is selected" : nil)
    }
    let ofScene = Command.allCases.enumerated().map { index, command in
      PanelRow(
        label: command.title, control: .toggle(chosen == index + Command.allCases.count),
        note: "all views")
    }
    return ofSelection + ofScene
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    guard !views.isEmpty || row >= Command.allCases.count else { return }
    chosen = row
  }

  mutating func step(_ row: Int, by steps: Int, on canvas: Canvas) {}
  mutating func set(_ row: Int, to number: Double, on canvas: Canvas) {}

  func proposal(on canvas: Canvas) -> ToolProposal {
    let all = Command.allCases
    let isOfScene = chosen >= all.count
    let selection = isOfScene ? nil : Set(views)
    let freedom = isOfScene ? knowledge.scene : knowledge.selection
    switch all[chosen % all.count] {
    case .addMissing:
      let tool = AddMissing(canvas, freedom, selection: selection)
      let constraints = tool.constraints
      let plan = ToolProposal.Plan(
        edits: tool.edits, sentence: tool.sentence, additions: constraints)
      return ToolProposal(
        button: constraints.isEmpty ? "Nothing is missing" : tool.sentence,
        plan: constraints.isEmpty ? nil : plan)
    }
  }
}
