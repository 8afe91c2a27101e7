import InterfaceBuilder

/// Makes the cells of lists: tables and collection views.
@MainActor
struct ListDecoder {
  let instantiation: Instantiation
  var context: InstantiationContext { instantiation.context }
  var objects: MadeObjects { instantiation.objects }

  init(_ instantiation: Instantiation) { self.instantiation = instantiation }

  /// Gives the lists the cells that the document has for them. A table gets its static rows. In the
  /// design, and where samples are shown, a list gets a cell of each prototype unless a class of
  /// the app gives it cells.
  func fillLists() {
    let showsSamples = context.resources.showsSamples || context.resources.mode == .design
    for (list, element) in instantiation.listsWithPrototypes where showsSamples {
      switch list {
      case let table as UITableView
      where isOfFramework(table.dataSource, UITableViewController.self):
        table.documentContent = TableContent(sections: [
          TableContent.Section(
            rows: rows(element.list("prototypes")) { part($0) as? UITableViewCell })
        ])
      case let collection as UICollectionView
      where isOfFramework(collection.dataSource, UICollectionViewController.self):
        fill(collection, element)
      default: break
      }
    }
    instantiation.listsWithPrototypes = []
    for (_, object) in objects.made {
      guard let table = object as? UITableView, let content = table.documentContent else {
        continue
      }
      table.showsAllRows = context.resources.mode == .design
      guard table.dataSource == nil else { continue }
      table.dataSource = content
      if table.delegate == nil { table.delegate = content }
    }
  }

  /// Whether a list's data source or delegate is nil, or a controller of the framework's own class,
  /// which has no cells to give.
  func isOfFramework<Controller: UIViewController>(
    _ source: AnyObject?, _ controller: Controller.Type
  ) -> Bool { source.map { type(of: $0) == controller } ?? true }

  /// The rows of elements, with the heights that the elements have.
  func rows(
    _ elements: [Element], _ make: (Element) -> UITableViewCell?
  ) -> [TableContent.Row] {
    elements.compactMap { element in
      make(element).map { TableContent.Row(cell: $0, height: height(ofRow: element)) }
    }
  }

  /// The height that the document has for a row alone, in points; nil for none.
  private func height(ofRow element: Element) -> CGFloat? {
    let resources = context.resources
    let isDrawn =
      resources.mode == .design && !resources.editedRows.contains(element["id"] ?? "")
    let height =
      isDrawn ? element.rect(key: "frame")?.height : element.number("rowHeight")
    return height.flatMap { $0 > 0 ? CGFloat($0) : nil }
  }

  /// Makes another view of an element with its objects, as a list does for each row.
  func part(_ element: Element) -> UIView? {
    let part = Instantiation(
      context.document, resources: context.resources, owner: objects.owner, in: objects,
      to: instantiation.connections.destinations)
    context.resources.nesting.begin(element)
    defer { context.resources.nesting.end() }
    guard let view = part.view(element) else { return nil }
    part.finish([view])
    view.origin?.maker = part
    return view
  }
}
