import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs

/// A view of a document that Interface Builder draws by itself: a controller's, a xib's, or a
/// prototype of a list.
@MainActor
struct DesignRoot {
  /// The kinds of roots.
  enum Kind: Hashable, Sendable {
    case controller
    case xib
    case cell
  }

  let kind: Kind
  /// The element of the view.
  let element: Element
  /// The element of the controller whose view the root is; nil for other roots.
  let controller: Element?
  let document: Document
  let resources: DocumentResources

  /// The roots of a document without a folder around it, in its order.
  /// - Parameter path: The path around which its fonts are found; nil for none.
  static func all(
    of document: Document, mode: DocumentResources.Mode, keepsFrames: Bool = false,
    fontsAround path: String? = nil
  ) -> [DesignRoot] {
    let resources = path.map(DocumentResources.init(fontsAround:)) ?? DocumentResources()
    resources.mode = mode
    resources.keepsFrames = keepsFrames
    resources.report.writesLog = false
    resources.showsSamples = true
    var roots: [DesignRoot] = []
    func add(_ kind: Kind, _ element: Element, _ controller: Element? = nil) {
      roots.append(
        DesignRoot(
          kind: kind, element: element, controller: controller, document: document,
          resources: resources))
    }
    func addCells(_ element: Element) {
      for child in element.children {
        if child.name == "tableViewCell" || child.name == "collectionViewCell" { add(.cell, child) }
        addCells(child)
      }
    }
    for controller in document.scenes.compactMap(\.controller) {
      guard let view = controller.child(key: "view") else { continue }
      add(.controller, view, controller)
      addCells(view)
    }
    for object in document.objects where object.isView {
      add(object.name.hasSuffix("Cell") ? .cell : .xib, object)
      addCells(object)
    }
    return roots
  }

  /// Makes a controller whose view is the root, with no other scene.
  func makeController() -> UIViewController {
    let instantiation = Instantiation(of: document, resources: resources)
    if let controller, let scene = document.scenes.first(where: { $0.objects.contains(controller) })
    {
      return ControllerDecoder(instantiation).makeController(controller, of: scene)
        ?? UIViewController()
    }
    return DesignController(instantiation, element, resources)
  }
}

/// A controller for a root that has none in the document.
private final class DesignController: UIViewController {
  private let instantiation: Instantiation?
  private let element: Element?
  private let resources: DocumentResources?

  init(_ instantiation: Instantiation, _ element: Element, _ resources: DocumentResources) {
    self.instantiation = instantiation
    self.element = element
    self.resources = resources
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let instantiation, let element, let resources else { return super.loadView() }
    resources.nesting.begin(element)
    defer { resources.nesting.end() }
    guard let made = instantiation.view(element) else { return super.loadView() }
    // A collection's cell that stands in a xib by itself is the root, as other views of xibs are. A
    // table's row, and a cell inside of a collection, keep their places in a view around them.
    if made is UITableViewCell {
      view = UIView(frame: made.frame)
      (table(around: element) ?? view).addSubview(made)
    } else if made is UICollectionViewCell && element.parent?.name != "objects" {
      view = UIView(frame: made.frame)
      view.addSubview(made)
    } else {
      view = made
    }
    // The canvas gives the root its size, whatever its constraints would make of it.
    view.translatesAutoresizingMaskIntoConstraints = true
    instantiation.finish([made], fillingLists: false)
  }

  /// Adds a table without rows of its own to the view, which gives the row the margins and the
  /// separator of the table that it is in. Nil for a row that is in no table.
  private func table(around row: Element) -> UITableView? {
    let element = sequence(first: row, next: \.parent).first { $0.name == "tableView" }
    guard let element, let frame = element.rect(key: "frame") else { return nil }
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: frame.height),
      style: element["style"] == "insetGrouped" ? .insetGrouped : .plain)
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    view.addSubview(table)
    return table
  }
}
