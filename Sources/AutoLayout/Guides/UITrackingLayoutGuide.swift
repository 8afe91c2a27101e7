import Foundation

/// A guide that switches constraints when it comes near the edges of its owner, or leaves them.
///
/// A guide that reaches from one edge to the opposite one counts as near neither of the two: a
/// keyboard at the bottom of the screen is near the bottom, and away from leading and trailing.
///
/// See Apple's [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The distance in points within which a guide is near an edge. Apple does not say how far that is.
  static let nearness: CGFloat = 44

  private var tracked: [TrackedConstraints] = []

  /// Has the constraints be active while the guide is near all of the edges.
  ///
  /// They take the place of those that were given for the same edges before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, when: .near(edge))
  }

  /// Has the constraints be active while the guide is away from all of the edges.
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

  /// Deactivates all constraints that the guide switches, and switches them no more.
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

  /// Where the engine found the guide; when that is elsewhere, the owner's layout looks at the edges.
  package internal(set) override var solvedFrame: CGRect {
    didSet { if solvedFrame != oldValue, !tracked.isEmpty { owningView?.setNeedsLayout() } }
  }

  override func ownerLaidOut() { followEdges() }

  /// The guide's rectangle in its owner, if it is known where it lies.
  var trackedFrame: CGRect? { node.engine?.knows(node) == true ? solvedFrame : nil }

  /// Activates the constraints that hold where the guide now is, and deactivates the others first.
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

/// Constraints that are active while a guide is near some edges, or away from them.
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
