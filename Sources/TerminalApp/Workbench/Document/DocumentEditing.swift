import LayoutTools
import Stage

/// Edits of the document that is shown: each is one step, and the scene follows it.
@MainActor
final class DocumentEditing: WorkbenchUser {
  unowned let workbench: Workbench
  /// What was shown before the last step of the document, for a next step that takes its place; nil
  /// if there is none.
  var beforeStep: ShownLayout?

  /// What the last step changed, also after that step has ended.
  private var lastStep: OpenStep?
  /// The name of the thing that the open step changes. A rename would change the name, so it is
  /// kept.
  var subject: String?
  /// The views that were drawn as their content or a stack view wants them before the step that
  /// goes on.
  var drawn = Drawn()

  /// A change that goes on as one step while the same thing is changed.
  enum OpenStep: Equatable {
    /// A property is stepped: the edit that the steps come to.
    case property(SceneEdit)
    /// Values are typed in a line, which the scene follows.
    case typing
    /// The value of a field is typed or stepped.
    case field(FieldEdit.Subject)
    /// Edges of views are moved: the canvas before that, the ids of the views, and the edges.
    case frames(Canvas, [String], FrameEdges)
  }

  /// The views that something else than the document gives their frames.
  struct Drawn {
    /// The views that have the size of their content.
    var fitted: FittedViews?
    /// The views that stack views and collections arrange.
    var arranged: ArrangedViews?
    /// The views that are drawn where the layout has them.
    var settled: SettledViews?
    /// The views that are misplaced or ambiguous.
    var marked: MarkedViews?
  }

  init(on workbench: Workbench) { self.workbench = workbench }

  /// What the last step changes, while the user goes on with that; nil if the next change is a step
  /// of its own.
  var openStep: OpenStep? {
    get { state.building?.isStepOpen == true ? lastStep : nil }
    set {
      lastStep = newValue
      state.building?.isStepOpen = newValue != nil
    }
  }

  /// Goes on with editing in another scene, if its document can be edited.
  func goOn() {
    guard let building = state.building else { return }
    state.focus.forgetObjects()
    guard state.shownDocument.exists, state.shownDocument.editObstacle == nil else {
      state.building = nil
      state.message = state.shownDocument.editObstacle
      return
    }
    // The program's own document is copied first, unless something is asked about its copy.
    guard state.shownDocument.original == nil else {
      state.building = nil
      if state.overlay == nil { workbench.unsavedWork.copyDocument(then: .build) }
      return
    }
    var next = Building(wasDesignTime: building.wasDesignTime)
    next.resizes = building.resizes
    next.lines = building.lines
    state.building = next
    // The document's frames are for the screen of its canvas.
    state.showCanvas()
    workbench.update()
  }
}
