extension UIView {
  /// Writes UIKit's message about a constraint added to a view that does not contain all its items,
  /// and raises UIKit's exception.
  func refuseUnprepared(_ constraint: NSLayoutConstraint) {
    LayoutLog.write(
      """
      The view hierarchy is not prepared for the constraint: \(constraint)
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) \
      _viewHierarchyUnpreparedForConstraint:] to debug.
      """)
    let stranger = constraint.nodes.first { $0.item == nil || !$0.isInside(node) }
    let view = stranger?.hierarchyNode?.view
    LayoutLog.write(
      """
      View hierarchy unprepared for constraint.
      \tConstraint: \(constraint)
      \tContainer hierarchy: 
      \(recursiveDescription())
      \tView not found in container hierarchy: 
      \(view?.description ?? "(null)")
      \tThat view's superview: \(view?.superview?.description ?? "NO SUPERVIEW")
      """)
    LayoutException.raise(
      .generic, "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }
}
