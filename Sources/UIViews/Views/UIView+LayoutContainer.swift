/// The view as constraints and the layout engine use it.
extension UIView: LayoutContainer {
  // MARK: Subtree

  package func forEachContainer(_ body: (any LayoutContainer) -> Void) {
    forEachInLayout { body($0) }
  }

  package var guideNodes: [LayoutNode] {
    systemGuides == nil && ownedGuides.isEmpty ? [] : allGuides.map(\.node)
  }

  package var systemGuideConstraints: [NSLayoutConstraint] {
    systemGuides?.all.flatMap(\.systemConstraints) ?? []
  }

  // MARK: Attributes

  package var boundsOrigin: CGPoint { storedBounds.origin }

  package var readsFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package var contentNode: LayoutNode? { contentGuide?.node }

  package func baselineBearer(_ attribute: NSLayoutConstraint.Attribute) -> LayoutNode {
    (attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout).node
  }

  package func textExtent(_ extent: TextExtent, at attribute: NSLayoutConstraint.Attribute)
    -> CGFloat
  {
    guard let font = baselineFont(at: attribute) else { return 0 }
    return extent == .ascent ? font.ascender : font.descender
  }

  // MARK: Frame

  package func makeAutoresizingConstraints() -> [NSAutoresizingMaskLayoutConstraint] {
    superview.map { AutoresizingConstraints(of: self, in: $0).all } ?? []
  }

  package var placedWidth: CGFloat? { exactFrame?.width }

  package var rootSize: CGSize { bounds.size }

  package func takeRootSize(_ frame: CGRect) {
    let size = PixelRounding.snap(frame, scale: pixelScale).size
    if bounds.size != size { place(CGRect(origin: storedOrigin, size: size), in: nil) }
  }

  package func adopt(_ frame: CGRect, scale: CGFloat?) -> Bool {
    if translatesAutoresizingMaskIntoConstraints { return frame.isNearly(solvedFrame) }
    guard untransformedFrame == PixelRounding.snap(frame, scale: scale) else { return false }
    exactFrame = frame
    return true
  }

  // MARK: Update cycle

  package var waitsForEngine: Bool { pending.overlaps(.visiting) }

  package func takeVisit() -> ViewChanges {
    var changes: ViewChanges = []
    if pending.contains(.contentSize) { changes.insert(.content) }
    if pending.contains(.insets) { changes.insert(.insets) }
    if pending.contains(.autoresizing) { changes.insert(.frame) }
    pending.endVisit()
    return changes
  }

  package func takeVisits(_ visits: inout LayoutVisits, for engine: LayoutEngine) {
    let pending = pending
    let changes = takeVisit()
    guard engine.knows(node) else {
      visits.newcomers.append(self)
      for subview in subviews where !subview.isApartFromLayout {
        subview.takeVisits(&visits, for: engine)
      }
      return
    }
    if pending.contains(.engine) {
      engine.note(changes, of: node)
      visits.guides += allGuides.filter { !engine.knows($0.node) } as [any LayoutRegion]
      if changes.contains(.insets) { visits.insets.append(self) }
      if changes.contains(.content) { visits.contents.append(self) }
      if changes.contains(.frame), superview != nil { visits.frames.append(self) }
    }
    guard pending.contains(.engineBelow) else { return }
    for subview in subviews where !subview.isApartFromLayout && subview.waitsForEngine {
      subview.takeVisits(&visits, for: engine)
    }
  }

  /// Notes that the view's content has moved against the views around it.
  func boundsOriginChanged() {
    guard let engine = layoutEngine else { return }
    if scrolls { return engine.scrolled() }
    var nodes: [LayoutNode] = []
    forEachInHierarchy { view in
      if view !== self { nodes.append(view.node) }
      nodes += view.guideNodes
    }
    engine.originChanged(around: nodes)
  }
}

extension UIView {
  /// The font of the text at the baseline of an attribute; nil for other attributes, and for a view
  /// without text, whose edge is its baseline.
  package func baselineFont(at attribute: NSLayoutConstraint.Attribute) -> MeasuredFont? {
    guard attribute.isBaseline else { return nil }
    let bearer = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    if bearer !== self { return bearer.baselineFont(at: attribute) }
    return firstBaselineOffsetFromTop == nil ? nil : (self as? any TextShowing)?.measuredFont
  }
}
