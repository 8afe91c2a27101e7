internal import Cassowary

extension LayoutEngine {
  /// The view's content-size constraints after an update: one for each axis on which the content
  /// has a size.
  func contentSizeConstraints(of view: any LayoutContainer) -> [NSLayoutConstraint] {
    guard let index = table.index(of: view.node) else { return [] }
    noteFlow(of: view, at: index)
    measure(view)
    // Code that ran while the content was measured may have removed the view.
    guard let index = table.index(of: view.node) else { return [] }
    let content = table.items[index].content
    var all: [NSLayoutConstraint] = []
    if let width = content.horizontal { all.append(width) }
    if let height = content.vertical { all.append(height) }
    return all
  }

  /// Notes whether the content's height depends on its width, in which case it is fitted.
  private func noteFlow(of view: any LayoutContainer, at index: Int) {
    let flows = view.flowedSize(forWidth: .greatestFiniteMagnitude) != nil
    guard table.index(of: view.node) == index else { return }
    if flows && !table.items[index].isFlowing { flowing.append(view.node) }
    table.items[index].isFlowing = flows
    if flows { unfitted.append(view.node) }
  }

  /// Measures the view's content and updates the constraints.
  private func measure(_ view: any LayoutContainer) {
    guard let index = table.index(of: view.node), !table.items[index].isMeasured else { return }
    table.items[index].isMeasured = true
    var size = view.legalContentSize
    if let width = view.placedWidth, let flowed = view.flowedSize(forWidth: width) {
      size.height = flowed.height
      if keepsWrappedTexts, width > 0 { size.width = min(size.width, flowed.width) }
    }
    let priorities = view.contentPriorities
    set(size.width, .horizontal, of: view.node, priorities.horizontal)
    set(size.height, .vertical, of: view.node, priorities.vertical)
  }

  private func set(
    _ size: CGFloat, _ axis: NSLayoutConstraint.Axis, of node: LayoutNode,
    _ priorities: ContentPriorities
  ) {
    guard let index = table.index(of: node) else { return }
    let isWanted = priorities.hugging.rawValue > 0 || priorities.compressionResistance.rawValue > 0
    guard size != .noIntrinsicMetric, size.isFinite, isWanted else {
      table.items[index].content[axis] = nil
      return
    }
    if let known = table.items[index].content[axis] {
      known.storedConstant = size
      known.hugging = priorities.hugging
      known.compressionResistance = priorities.compressionResistance
    } else {
      table.items[index].content[axis] = NSContentSizeLayoutConstraint(
        node, axis, size: size, priorities: priorities)
    }
  }

  /// Measures the view's content again and tells the solver; false if a rebuild is needed.
  func remeasure(_ view: any LayoutContainer) -> Bool {
    guard let index = table.index(of: view.node), !table.items[index].isMeasured else {
      return true
    }
    let old = table.items[index].content
    _ = contentSizeConstraints(of: view)
    guard let index = table.index(of: view.node) else { return true }
    let new = table.items[index].content
    return follow(old.horizontal, new.horizontal) && follow(old.vertical, new.vertical)
  }

  private func follow(
    _ old: NSContentSizeLayoutConstraint?, _ new: NSContentSizeLayoutConstraint?
  ) -> Bool {
    if let old, old !== new { drop(old) }
    guard let new else { return true }
    guard let entry = table.index(of: new) else { return enter(new) }
    if table.isYielding(entryAt: entry) { return false }
    guard !table.isBroken(entryAt: entry) else {
      drop(new)
      return enter(new)
    }
    guard setSolverConstant(of: new) else { return false }
    let parts = parts(of: new)
    let relations = (0..<table.entries[entry].count).map {
      table.entries[entry][$0].constraint.relation
    }
    guard parts.map(\.relation) == relations else {
      drop(new)
      return enter(new)
    }
    for (part, priority) in parts.map(\.priority).enumerated()
    where table.entries[entry][part].constraint.priority != priority {
      guard let handle = table.entries[entry][part].handle else { return false }
      do {
        try solver.setPriority(priority, of: handle)
      } catch {
        return false
      }
      table.entries[entry][part].constraint.priority = priority
    }
    return true
  }

  // MARK: Text that wraps

  /// Fits the heights of wrapping texts to the widths that the layout gives them, and solves again.
  /// Texts that then have more room than their lines need come to hug their lines.
  ///
  /// If a width depends on its own height by the constraints, no heights may agree with the widths.
  /// The texts then start over from a single line, so that the result does not depend on their
  /// earlier heights.
  func flowContents() {
    widen()
    let unfitted = unfitted
    self.unfitted.removeAll()
    if fit(unfitted + collectMoves()) { return narrow() }
    flowing.removeAll { !table.isFlowing($0) }
    for node in flowing {
      if let view = node.container { setFlowedHeight(view.naturalSize.height, of: node) }
    }
    _ = fit(flowing + collectMoves())
  }

  /// Makes the contents of texts that wrap as wide as their longest lines, as labels of UIKit find
  /// the width of their text for the room that they have got.
  private func narrow() {
    for node in flowing where table.isFlowing(node) {
      guard let view = node.container, let width = frame(of: node)?.width,
        let content = table.contentWidth(of: node), let entry = table.index(of: content),
        !table.isBroken(entryAt: entry), !table.isYielding(entryAt: entry),
        let wrapped = view.flowedSize(forWidth: width)?.width,
        wrapped < min(width, content.constant), isFreeToHug(node, content.hugging)
      else { continue }
      narrowed.append((node, content.constant, wrapped))
      content.storedConstant = wrapped
      guard setSolverConstant(of: content) else { return rebuild() }
    }
    if !narrowed.isEmpty { _ = fit(collectMoves()) }
  }

  /// Whether an item can be as wide as its content: fewer than two equations hold it more strongly,
  /// or they hold it in a view of which the same is true. Beside another item, such as in a row, a
  /// narrower text would only make the other one wider.
  func isFreeToHug(_ node: LayoutNode, _ hugging: UILayoutPriority) -> Bool {
    var others: [LayoutNode?] = []
    for constraint in node.naming.all
    where constraint.relation == .equal && constraint.priority > hugging {
      let isFirst = constraint.firstNode === node
      let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      let other = isFirst ? constraint.secondNode : constraint.firstNode
      // What is inside of a view does not hold it.
      if attribute.axis == .horizontal, other?.isInside(node) != true { others.append(other) }
    }
    guard others.count > 1 else { return true }
    guard let around = node.parent, around !== root else { return false }
    return others.allSatisfy { other in
      other === around || other?.isContainer == false && other?.parent === around
    } && isFreeToHug(around, hugging)
  }

  /// Gives contents their own widths again: how texts are broken does not depend on earlier lines.
  private func widen() {
    for content in takeNaturalWidths() where !setSolverConstant(of: content) { return rebuild() }
  }

  /// Notes the own widths of contents that were narrowed, and returns those that differ from what
  /// the solver has.
  @discardableResult
  func takeNaturalWidths() -> [NSContentSizeLayoutConstraint] {
    defer { narrowed.removeAll() }
    return narrowed.compactMap { node, natural, wrapped in
      // A content that was measured meanwhile has its own width.
      guard let content = table.contentWidth(of: node), content.constant == wrapped else {
        return nil
      }
      content.storedConstant = natural
      return content
    }
  }

  /// Fits heights to widths in a few rounds, which mostly suffice. Returns whether they agree.
  private func fit(_ candidates: [LayoutNode]) -> Bool {
    var candidates = candidates
    for _ in 0..<4 {
      var changed = false
      for node in candidates where table.isFlowing(node) {
        guard let view = node.container, let width = frame(of: node)?.width,
          let height = view.flowedSize(forWidth: width)?.height
        else { continue }
        if setFlowedHeight(height, of: node) { changed = true }
      }
      if !changed { return true }
      candidates = collectMoves()
    }
    return false
  }

  /// Sets the height of the view's content. Returns whether it changed.
  @discardableResult
  private func setFlowedHeight(_ height: CGFloat, of node: LayoutNode) -> Bool {
    guard let index = table.index(of: node),
      let constraint = table.items[index].content.vertical, constraint.constant != height
    else { return false }
    constraint.storedConstant = height
    if !setSolverConstant(of: constraint) { rebuild() }
    return true
  }

  /// The inequalities for which a content size stands: at least and at most that size. A priority
  /// of 0 leaves one out.
  func parts(
    of content: NSContentSizeLayoutConstraint
  ) -> [(relation: Relation, priority: Priority)] {
    var parts: [(relation: Relation, priority: Priority)] = []
    if let resistance = Priority(content.compressionResistance.rawValue) {
      parts.append((.greaterThanOrEqual, resistance))
    }
    if let hugging = Priority(content.hugging.rawValue) {
      parts.append((.lessThanOrEqual, hugging))
    }
    return parts
  }
}
