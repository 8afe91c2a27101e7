/// The tools of Interface Builder on the selected views.
extension AppState {
  /// The ids of the selected views in the document that is edited.
  var selectedIDs: [String] { focus.selectedIDs(in: building?.scene) }

  /// Why there is nothing for tools and inspectors; nil while a scene of a document is edited.
  var obstacleToBuildingScene: String? {
    guard let building else { return "X begins to edit the document" }
    // Tools and inspectors would be open without being seen.
    if display.followed != nil { return Self.hasNoPanes }
    return building.scene == nil ? "The document's view is not shown" : nil
  }

  /// What is missing where no view of the document is selected.
  var wantsDocumentView: String {
    if !uninstalledIDs.isEmpty {
      return "\(inspectedName) is not installed: 8 has the row for that"
    }
    return focus.view == nil ? Focus.wantsView : "This view is not one of the document's own"
  }
}
