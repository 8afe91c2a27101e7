import InterfaceBuilder
import LayoutTools
import Wording

/// What a tool would do to the document, to be shown before it is done.
struct ToolProposal: Equatable, Sendable {
  /// What changes in the document.
  struct Plan: Equatable, Sendable {
    let edits: [DocumentEdit]
    /// The sentence for undo.
    let sentence: String
    /// The views whose frames are then set where the constraints put them.
    var updatedViews: [String] = []
    /// The views that are selected afterwards; nil leaves the selection.
    var selection: [String]?
    /// Whether the plan inserts views of the library.
    var isInsertion = false
    /// The constraints that are added, and changed constraints with their new values.
    var additions: [NewConstraint] = []
    /// The ids of the constraints that are removed or get other values.
    var touched: [String] = []
    /// The frames that views come to have, in points on the canvas.
    var frames: [String: Rect] = [:]
    /// The tool that adds what is missing, which is to leave nothing open.
    var missing: AddMissing?
    /// What goes for other size classes than those of the canvas.
    var removedElsewhere: RemovedElsewhere?
    /// What is said besides the sentence once the plan is carried out.
    var remark: String?
  }

  /// Why the button does nothing.
  enum Idleness: Equatable, Sendable {
    /// Nothing is chosen so far.
    case unchosen
    /// What is chosen is so already.
    case done
    /// What is chosen can't be done.
    case refused
  }

  /// The words on the button.
  let button: String
  /// What the button does; nil for nothing.
  let plan: Plan?
  /// Why the button does nothing; nil if it does something.
  let idleness: Idleness?
  /// What the user should know before using the button.
  let warning: String?

  /// What the button does.
  init(button: String, plan: Plan, warning: String? = nil) {
    self.button = button
    self.plan = plan
    self.warning = warning
    idleness = nil
  }

  /// A button that does nothing, whose words say why.
  init(button: String, _ idleness: Idleness) {
    self.button = button
    self.idleness = idleness
    plan = nil
    warning = nil
  }

  /// Why the button does nothing, as a message says it; nil if it does something.
  var obstacle: String? {
    switch idleness {
    case .unchosen: "Nothing is chosen: space turns the marked line on"
    case .done, .refused: button.capitalizedFirst
    case nil: nil
    }
  }

  /// What a tool that adds constraints would do.
  init(_ proposal: Proposal) {
    if proposal.count > 0 {
      self.init(button: proposal.buttonTitle, plan: Plan(proposal), warning: proposal.refusal)
    } else {
      let isRefused = proposal.refusal != nil
      self.init(
        button: proposal.buttonTitle,
        proposal.existing.isEmpty ? isRefused ? .refused : .unchosen : .done)
    }
  }

  /// What an arrangement of views would do. If it is refused, the button says why.
  init(_ arrangement: some Arrangement) {
    do throws(ArrangementRefusal) {
      let plan = try Plan(arrangement)
      self.init(
        button: arrangement.sentence, plan: plan, warning: plan.removedElsewhere?.warning)
    } catch {
      self.init(button: error.description, .refused)
    }
  }
}

extension ToolProposal.Plan {
  init(_ proposal: Proposal) {
    edits = proposal.edits
    sentence = proposal.sentence
    updatedViews = proposal.updatedViews
    additions = proposal.additions + proposal.changes.map(\.constraint)
    touched = proposal.changes.map(\.id)
  }

  init(_ arrangement: some Arrangement) throws(ArrangementRefusal) {
    let arranged = try arrangement.arranged()
    edits = arranged.edits
    sentence = arrangement.sentence
    selection = arranged.selection
    touched = arranged.removedConstraints
    removedElsewhere = arranged.removedElsewhere
    frames = arranged.frames
  }
}
