/// Makes the constraints of a visual format string.
@MainActor
struct FormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let names: FormatNames
  private let edges: FormatEdges
  private var made: [NSLayoutConstraint] = []
  /// Whether a constraint was illegal, and has raised its own exception.
  private var isRefused = false

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ names: FormatNames
  ) {
    self.format = format
    self.options = options
    self.names = names
    edges = FormatEdges(format.orientation, options)
  }

  /// The constraints in the order of the string: for each view the space before it, then its size;
  /// then the space after the last view, then the alignments. Empty if a constraint was illegal.
  mutating func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in format.views {
      guard let item = names.item(view.name) else { continue }
      if let leading = view.leading {
        if let previous = items.last {
          connect(previous, to: item, by: leading)
        } else {
          let superview = try superview(of: item, column: view.end)
          connect(start: superview, to: item, by: leading)
        }
      }
      for predicate in view.sizes { add(predicate, toSizeOf: item) }
      if isRefused { return [] }
      items.append(item)
    }
    if let closing = format.closing, let last = items.last {
      let superview = try superview(of: last, column: endOfViews)
      connect(last, toEnd: superview, by: closing)
      if isRefused { return [] }
    }
    try align(items)
    return made
  }

  private var endOfViews: Int { format.views.last?.end ?? 0 }

  private func superview(
    of item: any LayoutItem, column: Int
  ) throws(VisualFormatError) -> UIView {
    guard let superview = item.containingView else {
      throw VisualFormatError(message: .noSuperview, text: format.text, column: column)
    }
    return superview
  }

  // MARK: Spaces

  /// The distance between two edges, with its relation and priority.
  private struct Space {
    var relation = NSLayoutConstraint.Relation.equal
    var points: CGFloat = 0
    /// The symbolic form of the distance, such as the standard spacing; `nil` for a number.
    var symbol: SystemSpacing?
    var priority: CGFloat?
  }

  private mutating func connect(
    _ previous: any LayoutItem, to item: any LayoutItem, by connection: VisualFormat.Connection
  ) {
    let standard = Space(points: systemSpacing, symbol: SystemSpacing(.format, multiplier: 1))
    for space in spaces(connection, standard: standard) {
      add((item, edges.start(of: item)), space, after: (previous, edges.end(of: previous)))
    }
  }

  private mutating func connect(
    start superview: UIView, to item: any LayoutItem, by connection: VisualFormat.Connection
  ) {
    let outer = connection == .standard ? edges.startMargin : edges.start
    for space in spaces(connection, standard: Space()) {
      add((item, edges.start), space, after: (superview, outer))
    }
  }

  private mutating func connect(
    _ item: any LayoutItem, toEnd superview: UIView, by connection: VisualFormat.Connection
  ) {
    let outer = connection == .standard ? edges.endMargin : edges.end
    for space in spaces(connection, standard: Space()) {
      add((superview, outer), space, after: (item, edges.end))
    }
  }

  private func spaces(_ connection: VisualFormat.Connection, standard: Space) -> [Space] {
    switch connection {
    case .none: [Space()]
    case .standard: [standard]
    case .predicates(let predicates):
      predicates.map { predicate in
        Space(
          relation: NSLayoutConstraint.Relation(predicate.relation),
          points: names.number(predicate.object) ?? 0,
          priority: predicate.priority.flatMap(names.number))
      }
    }
  }

  private typealias Edge = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  /// Adds a space between two edges. From right to left the items change places, so that the
  /// constant keeps its sign and the relation its direction.
  private mutating func add(_ edge: Edge, _ space: Space, after previous: Edge) {
    let (first, second) = edges.isMirrored ? (previous, edge) : (edge, previous)
    add(first, space, second)
  }

  // MARK: Sizes and alignments

  private mutating func add(_ predicate: VisualFormat.Predicate, toSizeOf item: any LayoutItem) {
    let points = names.number(predicate.object)
    let space = Space(
      relation: NSLayoutConstraint.Relation(predicate.relation), points: points ?? 0,
      priority: predicate.priority.flatMap(names.number))
    var other: Edge?
    if points == nil, case .name(let name) = predicate.object, let view = names.item(name) {
      other = (view, edges.size)
    }
    add((item, edges.size), space, other)
  }

  private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
    let attributes = options.aligned
    guard attributes.allSatisfy({ $0.axis != edges.axis }) else {
      throw VisualFormatError(
        message: .alignment(along: format.orientation), text: format.text,
        column: endOfViews)
    }
    for (item, next) in zip(items, items.dropFirst()) {
      for attribute in attributes { add((item, attribute), Space(), (next, attribute)) }
    }
  }

  private mutating func add(_ first: Edge, _ space: Space, _ second: Edge?) {
    guard !isRefused else { return }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: space.relation,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
      constant: space.points)
    constraint.symbolicSpacing = space.symbol
    let priority = space.priority.map { UILayoutPriority(Float($0)) }
    isRefused = constraint.isIllegal || priority?.isLegal() == false
    if let priority, !isRefused { constraint.priority = priority }
    made.append(constraint)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: VisualFormat.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
