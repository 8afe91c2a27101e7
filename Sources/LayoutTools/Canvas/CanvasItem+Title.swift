import InterfaceBuilder

extension CanvasItem {
  /// What Interface Builder calls the item: a guide by its kind, a view and the user's own guides
  /// by their names.
  public var title: String {
    if case .guide(let kind) = kind, let title = kind.title { title } else { name }
  }
}

extension LayoutGuideElement.Kind {
  /// What Interface Builder calls guides of the kind; nil for the user's own, which have names.
  var title: String? {
    switch self {
    case .safeArea: "Safe Area"
    case .user: nil
    default: String(describing: self).titleWords + " Layout Guide"
    }
  }
}
