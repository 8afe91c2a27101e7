import AutoLayout
import InterfaceBuilder

/// What changes in a scene, and the objects that it concerns.
@MainActor
struct ScenePlan {
  let scene: LiveScene
  let former: Document
  let document: Document
  var objects = LiveObjects()
  /// The ids of the views that begin to be held at their frames, or cease to be.
  var refixed: Set<String> = []
  /// The views that have got another superview.
  var moved: Set<ObjectIdentifier> = []
  /// The activation index of the last constraint if constraints have got new places; else 0.
  var latest = 0
  /// The changes of views with other values, and of constraints.
  private(set) var views: [DocumentDifferences.Change] = []
  private(set) var constraints: [DocumentDifferences.Change] = []
  /// The changes of views with other subviews, and of views with other constraints.
  private(set) var parents: [DocumentDifferences.Change] = []
  private(set) var holders: [DocumentDifferences.Change] = []

  var instantiation: Instantiation { scene.instantiation }
  var context: InstantiationContext { instantiation.context }

  init(_ scene: LiveScene, from former: Document, to document: Document) {
    self.scene = scene
    self.former = former
    self.document = document
  }

  /// Takes a change of an object of the scene. False if the scene can't follow it.
  mutating func take(_ change: DocumentDifferences.Change) -> Bool {
    guard let holder = change.new.name == "constraint" ? change.new.parent?.parent : change.new,
      isPlain(holder)
    else { return false }
    // Views that are not made yet are made of the new version.
    if scene.root == nil { return true }
    guard change.others.allSatisfy({ $0 == "variation" }) else { return false }
    if change.new.name == "constraint" {
      constraints.append(change)
      return change.parts.isEmpty && change.groups.isEmpty
    }
    if !change.attributes.isEmpty || !change.parts.isEmpty || !change.others.isEmpty {
      views.append(change)
    }
    for group in change.groups {
      switch group.name {
      case "subviews": parents.append(change)
      case "constraints": holders.append(change)
      default: return false
      }
    }
    return true
  }

  /// Whether an element stands for a view that is only a subview of its superview, as are all views
  /// around it up to the outermost one.
  private func isPlain(_ element: Element) -> Bool {
    var view = element
    while ClassTable.views[view.name] != nil, view["id"] != nil {
      if view["id"] == scene.rootID { return true }
      guard view.parent?.name == "subviews", let outer = view.parent?.parent else { return false }
      view = outer
    }
    return false
  }

  /// Finds the objects. False if a view is of an app's class, whose code may have changed it.
  mutating func prepare() -> Bool {
    guard let root = scene.root, !isEmpty else { return true }
    objects = LiveObjects(in: root, of: instantiation)
    return !objects.hasCustomClasses
  }

  private var isEmpty: Bool {
    views.isEmpty && constraints.isEmpty && parents.isEmpty && holders.isEmpty
  }

  /// Makes the changes. False if one can't be made.
  mutating func perform() -> Bool {
    guard let root = scene.root, !isEmpty else { return true }
    if !instantiation.varied.isWatching { context.traits = root.traitCollection }
    guard changeSubviews() else { return false }
    for change in views where !setValues(change) { return false }
    setSizesInStacks(of: views + parents)
    guard changeConstraints() else { return false }
    instantiation.watch(root)
    if !parents.isEmpty { root.numberItemsAnew() }
    // A stack that has changed makes its constraints again, which then come after all others.
    if !views.isEmpty || latest > 0 { root.orderStacks(after: latest) }
    return true
  }
}
