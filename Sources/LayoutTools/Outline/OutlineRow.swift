import InterfaceBuilder

/// A row of the outline of a scene.
public struct OutlineRow: Hashable, Sendable {
  /// What a row stands for.
  public enum Kind: Hashable, Sendable {
    case controller
    case view
    case guide(LayoutGuideElement.Kind)
    /// The constraints that a view holds.
    case constraints
    case constraint
    /// Another object of the scene: a gesture recogniser, a bar item, a placeholder.
    case object
  }

  /// The id of the object; that of the view for its group of constraints.
  public let id: String
  /// What it stands for.
  public let kind: Kind
  /// The name that is shown; for a constraint its identifier, or else pseudocode.
  public let title: String
  /// How many rows are around it.
  public let level: Int
  /// Whether it is there in the size classes that were asked for.
  public let isInstalled: Bool

  /// The field by which the row is renamed: the label of an object, the identifier of a constraint; nil for what has no
  /// name of its own.
  public var nameField: InspectorField? {
    switch kind {
    case .constraints: nil
    case .constraint: .identifierOfConstraint
    case .guide(let kind): kind == .user ? .identifierOfConstraint : nil
    case .controller, .view, .object: .label
    }
  }
}

extension Document {
  /// The rows of a scene's outline: each view, then its guides, its subviews and its group of constraints.
  /// - Parameter scene: The scene; all objects of a xib are in one.
  public func outline(of scene: Scene, for traits: DesignTraits) -> [OutlineRow] {
    let objects = kind == .xib ? self.objects : scene.objects
    return objects.flatMap { rows(of: $0, level: 0, isInstalled: true, for: traits) }
  }

  private func rows(of element: Element, level: Int, isInstalled: Bool, for traits: DesignTraits)
    -> [OutlineRow]
  {
    guard let id = element["id"] else { return [] }
    let kind: OutlineRow.Kind =
      element.isController
      ? .controller
      : element.isView ? .view : LayoutGuideElement(element).map { .guide($0.kind) } ?? .object
    var rows = [
      OutlineRow(
        id: id, kind: kind, title: element.inspectorName, level: level, isInstalled: isInstalled)
    ]
    let installed = Set(element.members("subviews", for: traits))
    for child in element.layoutGuides.map(\.element) + element.outlineChildren {
      let isThere = child.parent?.name != "subviews" || installed.contains(child)
      rows += self.rows(
        of: child, level: level + 1, isInstalled: isInstalled && isThere, for: traits)
    }
    let constraints = element.constraints
    guard !constraints.isEmpty else { return rows }
    rows.append(
      OutlineRow(
        id: id, kind: .constraints, title: "Constraints", level: level + 1, isInstalled: isInstalled
      ))
    let present = Set(element.members("constraints", for: traits))
    rows += constraints.compactMap { constraint in
      constraint.id.map {
        OutlineRow(
          id: $0, kind: .constraint,
          title: constraint.element.string("identifier") ?? constraint.element.string("userLabel")
            ?? pseudocode(of: constraint, for: traits), level: level + 2,
          isInstalled: isInstalled && present.contains(constraint.element))
      }
    }
    return rows
  }
}

extension Element {
  /// The objects in an object that have rows of their own, without guides and constraints.
  fileprivate var outlineChildren: [Element] {
    let groups: Set<String> = [
      "subviews", "prototypes", "sections", "cells", "items", "leftBarButtonItems",
      "rightBarButtonItems", "toolbarItems", "tableViewSection",
    ]
    return children.flatMap { child -> [Element] in
      if groups.contains(child.name) {
        return child.name == "tableViewSection" && child["id"] != nil
          ? [child] : Array(child.children).flatMap { $0["id"] == nil ? $0.outlineChildren : [$0] }
      }
      let isObject = child["id"] != nil && child.elementClass != nil
      return isObject && LayoutGuideElement(child) == nil ? [child] : []
    }
  }
}
