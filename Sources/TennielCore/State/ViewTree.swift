import Stage

/// The rows of the tree of views: all views but those inside folded ones.
struct ViewTree: Equatable, Sendable {
  /// The indices of the views in ``SceneSnapshot/views``, in ascending order.
  let rows: [Int]

  init(_ content: SceneSnapshot, folded: Set<ViewPath>) {
    guard !folded.isEmpty else {
      rows = Array(content.views.indices)
      return
    }
    var rows: [Int] = []
    // The depth of the folded view whose subviews are being left out.
    var around: Int?
    for (index, view) in content.views.enumerated() {
      if let depth = around, view.depth > depth { continue }
      around = folded.contains(view.path) ? view.depth : nil
      rows.append(index)
    }
    self.rows = rows
  }

  /// The row of a view; nil if it is inside a folded one.
  func row(of index: Int) -> Int? {
    var range = rows.startIndex..<rows.endIndex
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      if rows[middle] == index { return middle }
      range = rows[middle] < index ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

extension SceneSnapshot {
  /// Whether a view has subviews in the tree.
  func hasSubviews(_ index: Int) -> Bool {
    views.indices.contains(index + 1) && views[index + 1].depth > views[index].depth
  }

  /// The superviews of a view, from the nearest to the root.
  func superviews(of path: ViewPath) -> [ViewPath] {
    var paths: [ViewPath] = []
    var parent = view(at: path)?.parent
    while let index = parent {
      paths.append(views[index].path)
      parent = views[index].parent
    }
    return paths
  }
}
