import AutoLayout
import Foundation
import InterfaceBuilder

/// A view of a document that Interface Builder draws by itself: a controller's, a xib's, or a
/// prototype of a list.
@MainActor
package struct DesignRoot {
  /// The kinds of roots.
  package enum Kind: Hashable, Sendable {
    case controller
    case xib
    case cell
  }

  package let kind: Kind
  /// The element of the view.
  package let element: Element
  /// The element of the controller whose view the root is; nil for other roots.
  package let controller: Element?
  let document: Document
  let resources: DocumentResources

  /// The roots of a document, in its order.
  package static func all(of document: Document, resources: DocumentResources) -> [DesignRoot] {
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
  package func makeController() -> UIViewController {
    let instantiation = Instantiation(document, resources: resources)
    if let controller, let scene = document.scenes.first(where: { $0.objects.contains(controller) })
    {
      return ControllerDecoder(instantiation).makeController(controller, of: scene)
        ?? UIViewController()
    }
    return DesignController(instantiation, element)
  }
}

/// A controller for a root that has none in the document.
private final class DesignController: UIViewController {
  private let instantiation: Instantiation?
  private let element: Element?

  init(_ instantiation: Instantiation, _ element: Element) {
    self.instantiation = instantiation
    self.element = element
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let instantiation, let element else { return super.loadView() }
    instantiation.context.resources.nesting.begin(element)
    defer { instantiation.context.resources.nesting.end() }
    guard let made = instantiation.view(element) else { return super.loadView() }
    // A collection's cell that stands in a xib by itself is the root, as other views of xibs are. A
    // table's row, and a cell inside of a collection, keep their places in a view around them.
    if made is UITableViewCell {
      view = UIView(frame: made.frame)
      (table(around: element, in: instantiation) ?? view).addSubview(made)
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
  fileprivate func table(around row: Element, in instantiation: Instantiation) -> UITableView? {
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

/// Documents that are opened to be measured.
extension DesignRoot {
  /// The roots of a document without a folder around it, which writes no log.
  package static func all(
    of document: Document, mode: DocumentResources.Mode, keepsFrames: Bool = false
  ) -> [DesignRoot] {
    let resources = DocumentResources(ResourceFolder([]))
    resources.mode = mode
    resources.keepsFrames = keepsFrames
    resources.report.writesLog = false
    resources.showsSamples = true
    return all(of: document, resources: resources)
  }
}
