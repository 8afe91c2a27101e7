/// A guide that activates and deactivates constraints as it moves to and from its owner's edges.
///
/// A guide that extends from one edge to the opposite one is near neither of them: a docked
/// keyboard is near the bottom edge, and away from the leading and trailing edges.
///
/// See Apple's
/// [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The distance in points within which a guide is near an edge. Apple does not document it.
  static let nearness: CGFloat = 44

  private var tracked: [TrackedConstraints] = []

  /// Activates the constraints while the guide is near all of the given edges.
  ///
  /// They replace the constraints given for the same edges before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, when: .near(edge))
  }

  /// Activates the constraints while the guide is away from all of the given edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, when: .awayFrom(edge))
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.condition == .near(edge) }?.constraints ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.condition == .awayFrom(edge) }?.constraints ?? []
  }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    let all = tracked
    tracked = []
    for entry in all { NSLayoutConstraint.deactivate(entry.constraints) }
  }

  private func track(
    _ constraints: [NSLayoutConstraint], when condition: TrackedConstraints.Condition
  ) {
    if let index = tracked.firstIndex(where: { $0.condition == condition }) {
      let dropped = tracked.remove(at: index).constraints.filter { old in
        !constraints.contains { $0 === old }
      }
      NSLayoutConstraint.deactivate(dropped)
    }
    if !constraints.isEmpty {
      tracked.append(TrackedConstraints(condition: condition, constraints: constraints))
    }
    followEdges()
  }

  /// The frame found by the engine. If it changes, the owner's next layout updates the constraints.
  package internal(set) override var solvedFrame: CGRect {
    didSet { if solvedFrame != oldValue, !tracked.isEmpty { owningView?.setNeedsLayout() } }
  }

  override func ownerLaidOut() { followEdges() }

  /// The guide's frame in its owner; `nil` if it is not known yet.
  var trackedFrame: CGRect? { node.engine?.knows(node) == true ? solvedFrame : nil }

  /// Deactivates the constraints that do not apply to the guide's position, then activates those
  /// that do.
  func followEdges() {
    guard !tracked.isEmpty, let owningView, let frame = trackedFrame else { return }
    let near = nearEdges(of: frame, in: owningView)
    for entry in tracked where !entry.condition.holds(near) {
      NSLayoutConstraint.deactivate(entry.constraints)
    }
    for entry in tracked where entry.condition.holds(near) {
      NSLayoutConstraint.activate(entry.constraints.filter { !$0.isActive })
    }
  }

  private func nearEdges(of frame: CGRect, in owner: UIView) -> NSDirectionalRectEdge {
    let room = owner.bounds
    let leftIsLeading = owner.effectiveUserInterfaceLayoutDirection == .leftToRight
    let left = frame.minX - room.minX < Self.nearness
    let right = room.maxX - frame.maxX < Self.nearness
    let top = frame.minY - room.minY < Self.nearness
    let bottom = room.maxY - frame.maxY < Self.nearness
    var edges: NSDirectionalRectEdge = []
    if left != right { edges.insert(left == leftIsLeading ? .leading : .trailing) }
    if top != bottom { edges.insert(top ? .top : .bottom) }
    return edges
  }
}

/// Constraints that are active while a guide is near certain edges, or away from them.
private struct TrackedConstraints {
  enum Condition: Equatable {
    case near(NSDirectionalRectEdge)
    case awayFrom(NSDirectionalRectEdge)

    func holds(_ near: NSDirectionalRectEdge) -> Bool {
      switch self {
      case .near(let edges): near.isSuperset(of: edges)
      case .awayFrom(let edges): near.isDisjoint(with: edges)
      }
    }
  }

  let condition: Condition
  let constraints: [NSLayoutConstraint]
}
