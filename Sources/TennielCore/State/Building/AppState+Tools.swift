import Cells
import LayoutTools
import Stage

/// The tools of Interface Builder on the selected views.
extension AppState {
  /// The ids of the selected views in the document: the views that are kept selected, then the
  /// marked one.
  var selectedIDs: [String] {
    guard let building, let scene = building.scene else { return [] }
    let primary = focus.view.flatMap { scene.ids[$0] }
    return building.others.filter { $0 != primary } + (primary.map { [$0] } ?? [])
  }

  /// What the tool that is open would do.
  var toolProposal: ToolProposal? {
    guard let building, let canvas = building.scene?.canvas else { return nil }
    return building.panel?.form.proposal(on: canvas)
  }

  /// Keeps the marked view selected while the mark goes on, or no longer keeps it.
  mutating func keepSelected() {
    guard let id = focus.view.flatMap({ building?.scene?.ids[$0] }) else { return }
    if let index = building?.others.firstIndex(of: id) {
      building?.others.remove(at: index)
    } else {
      building?.others.append(id)
    }
    message = Self.selected(selectedIDs.count)
  }

  /// How many views are selected, as a message.
  static func selected(_ count: Int) -> String {
    count == 1 ? "1 view is selected" : "\(count) views are selected"
  }

  /// The panel of a tool; nil for a tool that has to know more than the state does.
  func panel(of kind: ToolKind, on canvas: Canvas) -> ToolPanel? {
    let ids = selectedIDs
    switch kind {
    case .pin: return ToolPanel(PinForm(ids))
    case .align: return ToolPanel(AlignForm(ids))
    case .stack:
      let canHold = ids.count == 1 && !canvas.subviews(of: ids[0]).isEmpty
      return ToolPanel(StackForm(ids, canHold: canHold))
    case .connect:
      let (from, to) = ids.count > 1 ? (ids[ids.count - 2], ids.last) : (ids[0], nil)
      return ToolPanel(ConnectForm(from: from, to: to, on: canvas))
    case .resolve: return nil
    }
  }

  /// Why there is nothing for tools and inspectors; nil while a scene of a document is edited.
  var obstacleToBuildingScene: String? {
    guard let building else { return "X begins to edit the document" }
    // Tools and inspectors would be open without being seen.
    if former.followed != nil { return Self.hasNoPanes }
    return building.scene == nil ? "The document's view is not shown" : nil
  }

  /// What is missing where no view of the document is selected.
  var wantsDocumentView: String {
    if !uninstalledIDs.isEmpty {
      return "\(inspectedName) is not installed: 8 has the row for that"
    }
    return focus.view == nil ? Self.wantsView : "This view is not one of the document's own"
  }
}

/// The tools that have a panel.
enum ToolKind: String, Hashable, Sendable, CaseIterable {
  case stack, align, pin, resolve, connect
}
