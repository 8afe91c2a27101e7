import InterfaceBuilder
import LayoutTools

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
    /// The constraints that come.
    var additions: [NewConstraint] = []
    /// The ids of the constraints that go or get other values.
    var touched: [String] = []
    /// The frames that views come to have, in points on the canvas.
    var frames: [String: Rect] = [:]
  }

  /// The words on the button.
  let button: String
  /// What the button does; nil for nothing.
  let plan: Plan?
  /// What should be thought of before.
  let warning: String?

  init(button: String, plan: Plan?, warning: String? = nil) {
    self.button = button
    self.plan = plan
    self.warning = warning
  }

  /// What a tool that adds constraints would do.
  init(_ proposal: Proposal) {
    self.init(
      button: proposal.buttonTitle, plan: proposal.count > 0 ? Plan(proposal) : nil)
  }

  /// What an arrangement of views would do; a refusal is what the button says then.
  init(_ arrangement: some Arrangement) {
    do throws(ArrangementRefusal) {
      self.init(button: arrangement.sentence, plan: try Plan(arrangement))
    } catch {
      self.init(button: error.description, plan: nil)
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
    frames = arranged.frames
  }
}
