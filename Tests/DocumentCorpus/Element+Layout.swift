import InterfaceBuilder

/// What a view's element says of its layout.
extension Element {
  /// The frames of the subviews by their ids.
  var subviewFrames: [String: Rect] {
    var frames: [String: Rect] = [:]
    for view in child("subviews")?.children.map({ $0 }) ?? [] {
      if let id = view["id"], let rect = view.rect(key: "frame") { frames[id] = rect }
    }
    return frames
  }

  /// The required equations among the constraints, without those that have a factor.
  var equations: [Element] {
    (child("constraints")?.children.map { $0 } ?? []).filter {
      $0["relation"] == nil && $0["priority"] == nil && $0["multiplier"] == nil
    }
  }
}
