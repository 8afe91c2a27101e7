/// The views of a window that came out of documents, by the ids of their elements.
@MainActor
struct DocumentViews {
  /// The ids, those of superviews first.
  private(set) var ids: [String] = []
  private var views: [String: UIView] = [:]

  init(in window: UIWindow) { add(window) }

  /// The view of an element; of the rows that one prototype makes, the first.
  subscript(_ id: String) -> UIView? { views[id] }

  /// The views, superviews first.
  var all: [UIView] { ids.compactMap { views[$0] } }

  private mutating func add(_ view: UIView) {
    if let id = view.documentOrigin?.elementID, views[id] == nil {
      ids.append(id)
      views[id] = view
    }
    for subview in view.subviews { add(subview) }
  }
}

extension SceneHost {
  /// The views that came out of documents, found once for each version of the hierarchy.
  var documentViews: DocumentViews {
    if let foundViews, foundViews.version == HierarchyVersion.current { return foundViews.views }
    let views = DocumentViews(in: window)
    foundViews = (HierarchyVersion.current, views)
    return views
  }
}
