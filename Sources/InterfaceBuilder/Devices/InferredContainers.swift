/// The navigation and tab bar controllers in which Interface Builder draws the controllers of a
/// storyboard. A controller is drawn in a container that contains it, or that contains a controller
/// from which segues lead to it.
public struct InferredContainers: Sendable {
  /// The containers around a controller.
  public struct Containers: Hashable, Sendable {
    /// The id of the navigation controller around it.
    public var navigation: String?
    /// The id of the tab bar controller around the navigation controller, or around the controller
    /// itself.
    public var tabs: String?
  }

  private var found: [String: Containers] = [:]

  /// The containers around a controller; none for a controller to which nothing leads.
  public subscript(id: String) -> Containers { found[id] ?? Containers() }

  /// Follows the segues of a document, from the controllers with which it can begin.
  public init(_ document: Document) {
    guard document.kind == .storyboard else { return }
    let controllers = document.scenes.compactMap(\.controller)
    let links = document.scenes.flatMap { scene -> [Link] in
      guard let id = scene.controller?["id"] else { return [] }
      return scene.objects.flatMap { object in
        object.descendants.compactMap { Link($0, from: id) }
      }
    }
    let bySource = [String: [Link]](grouping: links, by: \.source)
    let targets = Set(links.map(\.destination))
    let contained = Set(links.filter { $0.kind == "relationship" }.map(\.destination))
    // A container that a segue leads to is in no other container: the segue presents it.
    var waiting = controllers.filter { controller in
      let id = controller["id"] ?? ""
      return !targets.contains(id) || controller.isContainer && !contained.contains(id)
    }
    for id in waiting.compactMap({ $0["id"] }) { found[id] = Containers() }
    var next = 0
    while next < waiting.count {
      let source = waiting[next]
      next += 1
      guard let id = source["id"] else { continue }
      for link in bySource[id] ?? [] {
        guard link.kind != "embed", found[link.destination] == nil,
          let target = document.object(link.destination)
        else { continue }
        found[link.destination] = containers(behind: link, from: source, to: target)
        waiting.append(target)
      }
    }
  }

  private func containers(
    behind link: Link, from source: Element, to target: Element
  ) -> Containers {
    var containers = self[link.source]
    switch link.kind {
    case "relationship" where source.name == "navigationController":
      containers.navigation = link.source
    case "relationship" where source.name == "tabBarController": containers.tabs = link.source
    // The columns of a split view keep the tab bar around it, and lose its navigation bar.
    case "relationship": containers = Containers(tabs: containers.tabs)
    case "show", "push": break
    default: containers = Containers()
    }
    if target.flag("hidesBottomBarWhenPushed") == true { containers.tabs = nil }
    return containers
  }

  /// A segue, or a container's relationship to what it contains.
  private struct Link {
    let source: String
    let destination: String
    let kind: String

    init?(_ element: Element, from source: String) {
      guard element.name == "segue", let destination = element["destination"],
        let kind = element["kind"]
      else { return nil }
      self.source = source
      self.destination = destination
      self.kind = kind
    }
  }
}

extension Element {
  fileprivate var isContainer: Bool {
    name == "navigationController" || name == "tabBarController"
  }
}
