import InterfaceBuilder

/// Takes the constraints of views away and gives the views the constraints that their frames
/// suggest: spaces to the nearest neighbours, margins and guides, alignment, equal sizes, and the
/// sizes of contents. A size is pinned if somebody has chosen it, but not if it differs from the
/// content's only by whole points or by the size in the object library.
///
/// The frames are the document's. Views that a stack view places keep their frames, and the
/// constraints of their sizes.
///
/// Source: "Working with Constraints in Interface Builder", Letting Interface Builder Create
/// Constraints.
public struct ResetToSuggested: Sendable {
  /// The canvas.
  public let canvas: Canvas
  /// The ids of the views that get other constraints; nil for all of the scene.
  public let selection: Set<String>?
  /// The ids of the constraints that go.
  public let removed: [String]
  /// The constraints that the frames suggest.
  public let constraints: [NewConstraint]

  /// The views that get constraints.
  private let targets: Set<String>
  /// The priorities that are lowered.
  private let lowered: [SizeDemands.Lowering]

  /// Creates the tool, and finds what the frames suggest.
  public init(_ canvas: Canvas, selection: Set<String>? = nil) {
    self.canvas = canvas
    self.selection = selection
    let targets = Set(
      canvas.items.filter { item in
        canvas.isPlacedByConstraints(item) && selection.map { $0.contains(item.id) } ?? true
      }.map(\.id))
    self.targets = targets
    let present = canvas.constraints.filter { constraint in
      let items = constraint.itemIDs
      // Constraints that only size views in a stack view stay: the stack view places these views.
      return items.contains(where: targets.contains)
        || selection == nil && items.contains { canvas.item($0).map { !$0.isArranged } ?? false }
    }
    let choice = Self.choice(for: targets, on: canvas)
    var suggested = choice.constraints.map { constraint in
      var constraint = constraint.onScrollViews.withStandardSpace
      constraint.constant = canvas.shortened(constraint.constant)
      return constraint
    }
    // A suggested constraint that the document has in all size classes stays, with its id.
    removed = present.filter { constraint in
      let kept =
        constraint.variesBySizeClass
        ? nil : NewConstraint(constraint, for: canvas.traits).flatMap(suggested.firstIndex)
      if let kept { suggested.remove(at: kept) }
      return kept == nil
    }.compactMap(\.id)
    constraints = suggested
    lowered = choice.lowered
  }

  private static func choice(for targets: Set<String>, on canvas: Canvas)
    -> ConstraintInference.Choice
  {
    let drawn = canvas.drawn.withScrolledContents
    let freedom = CanvasFreedom(of: targets, on: drawn)
    let places = drawn.items.indices.filter { index in
      let item = drawn.items[index]
      return targets.contains(item.id) || freedom.motions[item.id] != nil && item.kind != .view
    }
    return ConstraintInference(
      canvas: drawn,
      demands: SizeDemands(freedom, on: drawn, tolerance: 0.5) { item, axis, content in
        drawn.isChosen(item, axis, contentLength: content)
      },
      targets: places, tolerance: 0.5,
      isReferable: { !canvas.isHeldAtFrame($0.id) || targets.contains($0.id) },
      lowersPriorities: true
    ).choice
  }

  /// The number of constraints that are added.
  public var count: Int { constraints.count }

  /// The edits of the document. Where two views in a row would compete for room, the priority of
  /// the view that is drawn in another size than its content's is lowered below the other's.
  public var edits: [DocumentEdit] {
    canvas.removing(removed) + canvas.adding(constraints)
      + lowered.compactMap { lowered in
        let axis = lowered.side.attribute == .width ? "horizontal" : "vertical"
        let name =
          axis + (lowered.isHugging ? "HuggingPriority" : "CompressionResistancePriority")
        let (id, priority) = (lowered.side.item, lowered.priority.written)
        guard canvas.document.object(id)?[name] != priority else { return nil }
        return .set(name, of: ElementPath(id), to: priority)
      }
  }

  /// What is done, for undo.
  public var sentence: String {
    let views = targets.count
    return "Reset \(views) \(views == 1 ? "view" : "views") to suggested constraints"
  }
}

extension Constraint {
  /// Whether size classes leave the constraint out or give it other numbers.
  fileprivate var variesBySizeClass: Bool {
    element.children.contains { $0.name == "variation" }
      || holder?.children.contains { child in
        child.name == "variation" && child.descendants.contains { $0["reference"] == id }
      } == true
  }
}

extension Canvas {
  /// The edits that take some of ``constraints`` away, with the outlets and the entries of masks
  /// that refer to them.
  func removing(_ constraints: [String]) -> [DocumentEdit] {
    // Only an id that the document doesn't have would be refused.
    (try? document.deleting(constraints)) ?? []
  }

  /// The canvas with all views where the document has them.
  var drawn: Canvas {
    with(
      items: items.map { item in
        var item = item
        item.solvedFrame = item.frame
        return item
      })
  }

  /// Whether constraints give a view its place: it is a subview, and its superview is no stack
  /// view.
  func isPlacedByConstraints(_ item: CanvasItem) -> Bool {
    guard item.kind == .view, !item.isArranged, item.container != nil else { return false }
    return document.object(item.id)?.parent?.name == "subviews"
  }

  /// Whether a view is a stack view that leaves only small spaces on both sides: it then stretches
  /// with its superview.
  func fillsWidth(_ item: CanvasItem) -> Bool {
    guard let container = container(of: item), document.object(item.id)?.name == "stackView" else {
      return false
    }
    return item.frame.x - container.frame.x < 60 && container.frame.maxX - item.frame.maxX < 60
  }

  /// The sizes that constraints give a stack view, for which the size of its content does not
  /// count.
  func sizesOfStackView(_ item: CanvasItem) -> Set<LayoutAttribute> {
    guard let element = document.object(item.id), element.name == "stackView" else { return [] }
    let holders = [element] + sequence(first: element, next: \.parent).dropFirst()
    var sizes: Set<LayoutAttribute> = []
    for constraint in holders.flatMap(\.constraints) {
      if constraint.firstItem ?? constraint.holder?["id"] == item.id,
        let attribute = constraint.firstAttribute, attribute.kind == .size
      {
        sizes.insert(attribute)
      }
      if constraint.secondItem == item.id, let attribute = constraint.secondAttribute,
        attribute.kind == .size
      {
        sizes.insert(attribute)
      }
    }
    return sizes
  }

  /// The constraints that the views hold, in the order of the views.
  var constraints: [Constraint] {
    items.flatMap { item in
      item.kind == .view ? document.object(item.id)?.constraints ?? [] : []
    }
  }
}

extension CanvasFreedom {
  /// The freedom of views without constraints, which only have the sizes of their contents.
  init(of targets: Set<String>, on canvas: Canvas) {
    self.init(released: canvas.items.map(\.id).filter(targets.contains))
    var count = 0
    func next() -> Motion {
      count += 1
      return Motion(direction: count - 1)
    }
    for item in canvas.items {
      let container = canvas.container(of: item)
      let around = container.map(motion) ?? ItemMotion()
      var motion = ItemMotion(x: around.x, y: around.y)
      var frame = item.frame
      if targets.contains(item.id) {
        motion.x = motion.x + next()
        motion.y = motion.y + next()
        let sized = canvas.sizesOfStackView(item)
        if let width = item.contentWidth, !sized.contains(.width),
          !canvas.fillsWidth(item)
        {
          frame.width = width
        } else {
          motion.width = next()
        }
        if let height = item.contentHeight, !sized.contains(.height) {
          frame.height = height
        } else {
          motion.height = next()
        }
      } else if item.kind == .guide(.content) {
        motion.width = next()
        motion.height = next()
      } else if item.kind != .view {
        continue
      } else if canvas.document.object(item.id)?["key"] == "contentView" {
        motion.width = around.width
        motion.height = around.height
      }
      frames[item.id] = frame
      if motion != ItemMotion() { motions[item.id] = motion }
    }
  }
}

extension NewConstraint {
  /// The constraint with the mark of the standard space, if it keeps just this space between two
  /// views.
  fileprivate var withStandardSpace: NewConstraint {
    var marked = self
    let isSpace =
      first.attribute == .leading && second?.attribute == .trailing
      || first.attribute == .top && second?.attribute == .bottom
    marked.isSymbolic = isSpace && constant == 8
    return marked
  }
}
