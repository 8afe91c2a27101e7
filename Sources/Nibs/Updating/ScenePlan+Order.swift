import AutoLayout
import Foundation
import InterfaceBuilder

extension ScenePlan {
  /// Takes away the constraints that the document no longer has, makes the new ones, and gives all
  /// of them the order in which they would have been made. False if that order is not known, or a
  /// constraint has no id.
  mutating func orderConstraints(remaking remade: Set<String>) -> Bool {
    guard let root = scene.root, let id = scene.rootID, let element = document.object(id),
      !Self.isOrderUnknown(in: element)
    else { return false }
    objects = LiveObjects(in: root, of: instantiation)
    for (id, constraint) in objects.constraints
    where remade.contains(id) || document.object(id)?.name != "constraint" {
      constraint.isActive = false
      instantiation.constraints.forget(constraint)
      objects.remove(constraint: id)
    }
    for (id, view) in objects.views {
      instantiation.objects.recall(view, document.object(id))
      // Constraints that are for the canvas alone are made each time.
      view.origin?.placeholders = []
    }
    scene.recallGuides()
    context.report.forgetConstraints(in: element)
    instantiation.varied.installations.removeAll { $0.object == nil }
    var order = ConstraintOrder()
    fixViews(in: element, &order)
    let moving = instantiation.varied.movingViews
    let isMade = makeConstraints(of: element, moving, &order)
    instantiation.constraints.sortMoved()
    instantiation.objects.awaken()
    instantiation.release()
    latest = order.latest
    return isMade
  }

  /// Whether a scene has views whose parts are made in an order of their own.
  private static func isOrderUnknown(in root: Element) -> Bool {
    let apart: Set = ["tableView", "collectionView", "toolbar", "navigationBar", "tabBar"]
    return root.descendants.contains { apart.contains($0.name) }
  }

  /// Holds views at their frames, outer ones first.
  private func fixViews(in element: Element, _ order: inout ConstraintOrder) {
    let isHeld = element.isHeldAtFrame(for: context.designTraits)
    if isHeld, let view = element["id"].flatMap({ objects.views[$0] }) {
      let known = objects.fixing[ObjectIdentifier(view)] ?? []
      let isKept =
        !refixed.contains(element["id"] ?? "") && !moved.contains(ObjectIdentifier(view))
      if known.count == 4, isKept {
        for constraint in known { order.take(constraint) }
      } else {
        for constraint in known { constraint.isActive = false }
        instantiation.constraints.fix(view, element, at: context.frame(of: element))
        // The constraint on the view's height is the last of the four.
        let last = view.constraints.last { $0.identifier == PrototypingConstraint.identifier }
        if let last { order.begin(after: last) }
      }
    } else if let view = element["id"].flatMap({ objects.views[$0] }) {
      for constraint in objects.fixing[ObjectIdentifier(view)] ?? [] { constraint.isActive = false }
    }
    for subview in Self.subviews(of: element) { fixViews(in: subview, &order) }
  }

  /// Makes the constraints that are not there, inner views first. False if a constraint has no id.
  private func makeConstraints(
    of element: Element, _ moving: Set<ObjectIdentifier>, _ order: inout ConstraintOrder
  ) -> Bool {
    for subview in Self.subviews(of: element)
    where !makeConstraints(of: subview, moving, &order) { return false }
    guard let list = element.child("constraints") else { return true }
    guard let view = element["id"].flatMap({ objects.views[$0] }) else { return true }
    let members =
      element.variesMembers("constraints") ? context.installed("constraints", of: element) : nil
    for written in list.children.lazy.compactMap(Constraint.init) {
      guard let id = written.id else { return false }
      if let constraint = objects.constraints[id] {
        if constraint.isActive, let root = scene.root,
          instantiation.constraints.leads(constraint, from: root, to: moved)
        {
          // Its items may have another view in common now, or may have left the view that holds the
          // constraint.
          constraint.isActive = false
          constraint.isActive = instantiation.constraints.hasItems(constraint, in: view)
          if constraint.isActive { order.begin(after: constraint) }
        } else {
          order.take(constraint)
        }
      } else {
        instantiation.constraints.make(written, of: view, element, members: members, moving)
        let made = instantiation.objects[id] as? NSLayoutConstraint
        if let made, made.isActive { order.begin(after: made) }
      }
    }
    return true
  }

  private static func subviews(of element: Element) -> [Element] {
    (element.child(key: "contentView").map { [$0] } ?? []) + element.list("subviews")
  }
}
