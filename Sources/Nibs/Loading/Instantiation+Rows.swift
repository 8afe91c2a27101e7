import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  func addParts(to cell: UITableViewCell, _ element: Element) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    cell.style = Self.cellStyles[element["style"] ?? ""] ?? .default
    cell.accessoryType = Self.accessories[element["accessoryType"] ?? ""] ?? .none
    cell.selectionStyle = Self.selections[element["selectionStyle"] ?? ""] ?? .default
    PropertyDecoder(ownValuesOf: element, in: self).decodeRow(cell)
    cell.editingAccessoryType =
      Self.accessories[element["editingAccessoryType"] ?? ""] ?? .none
    guard let content = element.child(key: "contentView") else { return }
    // The labels and the image of a style are the row's own: they are not made again as subviews.
    let styled = ["textLabel", "detailTextLabel", "imageView"].filter { element[$0] != nil }
    for child in content.list("subviews") {
      guard let name = styled.first(where: { element[$0] == child["id"] }),
        let part = cell.part(name)
      else { continue }
      keep(part, for: child)
      PropertyDecoder(ownValuesOf: child, in: self).decode(part)
      follow(part, child)
    }
    decode(cell.contentView, content, exceptSubviews: !styled.isEmpty)
  }

  func addParts(to table: UITableView, _ element: Element) {
    table.storedStyle = Self.tableStyles[element["style"] ?? ""] ?? .plain
    if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = view(header) }
    if let footer = element.child(key: "tableFooterView") { table.tableFooterView = view(footer) }
    let prototypes = element.list("prototypes")
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      hasPrototypes = true
      table.register(
        { [self] in part(prototype) as? UITableViewCell }, forCellReuseIdentifier: identifier)
    }
    let sections = element.list("sections").filter {
      $0.name == "tableViewSection"
    }
    if !sections.isEmpty {
      table.documentContent = TableContent(
        sections: sections.map { section in
          TableContent.Section(
            header: text("headerTitle", of: section), footer: text("footerTitle", of: section),
            headerView: nil, footerView: nil,
            rows: rows(section.list("cells")) {
              view($0) as? UITableViewCell
            })
        })
    } else if !prototypes.isEmpty {
      listsWithPrototypes.append((table, element))
    }
  }

  /// Gives the lists the cells that the document has for them: the static rows of tables, and where
  /// nobody else has shown the document a cell of each prototype, unless a class of the app gives
  /// others.
  func fillLists() {
    let showsSamples = resources.showsSamples || resources.mode == .design
    for (list, element) in listsWithPrototypes where showsSamples {
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
    listsWithPrototypes = []
    for (_, object) in made {
      guard let table = object as? UITableView, let content = table.documentContent else {
        continue
      }
      table.showsAllRows = resources.mode == .design
      guard table.dataSource == nil else { continue }
      table.dataSource = content
      if table.delegate == nil { table.delegate = content }
    }
  }

  /// Whether a list has no data source or delegate, or a controller of the framework itself, which
  /// has no cells to give.
  func isOfFramework<Controller: UIViewController>(
    _ source: AnyObject?, _ controller: Controller.Type
  ) -> Bool { source.map { type(of: $0) == controller } ?? true }

  /// The rows of elements, with the heights that these have.
  private func rows(
    _ elements: [Element], _ make: (Element) -> UITableViewCell?
  ) -> [TableContent.Row] {
    elements.compactMap { element in
      make(element).map {
        TableContent.Row(
          cell: $0, height: element.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil })
      }
    }
  }

  /// Makes a view of its own of an element, with objects of its own, as a list does for each row.
  func part(_ element: Element) -> UIView? {
    let instantiation = Instantiation(shared, resources: resources, report: report)
    instantiation.storyboard = storyboard
    instantiation.owner = owner
    instantiation.outer = self
    resources.nesting.begin(element)
    defer { resources.nesting.end() }
    guard let view = instantiation.view(element) else { return nil }
    instantiation.makeConstraints()
    instantiation.watch(view)
    instantiation.connect()
    instantiation.fillLists()
    instantiation.awaken()
    view.origin?.instantiation = instantiation
    instantiation.release()
    return view
  }

  private static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]
  private static let selections: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "default": .default, "blue": .blue, "gray": .gray,
  ]
}

extension UITableViewCell {
  /// A part of the row's style by its name in documents.
  fileprivate func part(_ name: String) -> UIView? {
    switch name {
    case "textLabel": textLabel
    case "detailTextLabel": detailTextLabel
    default: imageView
    }
  }
}
