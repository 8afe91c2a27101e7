import InterfaceBuilder

extension ListDecoder {
  func addParts(to cell: UITableViewCell, _ element: Element) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    cell.style = Self.cellStyles[element["style"] ?? ""] ?? .default
    guard let content = element.child(key: "contentView") else { return }
    // The labels and the image of a style are the row's own: they are not made again as subviews.
    let styled = ["textLabel", "detailTextLabel", "imageView"].filter { element[$0] != nil }
    for child in content.list("subviews") {
      guard let name = styled.first(where: { element[$0] == child["id"] }),
        let part = cell.part(name)
      else { continue }
      objects.keep(part, for: child)
      PropertyDecoder(ownValuesOf: child, in: context).decode(part)
      instantiation.varied.follow(part, child)
    }
    instantiation.decode(cell.contentView, content, exceptSubviews: !styled.isEmpty)
  }

  func addParts(to table: UITableView, _ element: Element) {
    table.storedStyle = Self.tableStyles[element["style"] ?? ""] ?? .plain
    if let header = element.child(key: "tableHeaderView") {
      table.tableHeaderView = instantiation.view(header)
    }
    if let footer = element.child(key: "tableFooterView") {
      table.tableFooterView = instantiation.view(footer)
    }
    let prototypes = element.list("prototypes")
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      instantiation.hasPrototypes = true
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
            header: context.text("headerTitle", of: section),
            footer: context.text("footerTitle", of: section),
            rows: rows(section.list("cells")) {
              instantiation.view($0) as? UITableViewCell
            })
        })
    } else if !prototypes.isEmpty {
      instantiation.listsWithPrototypes.append((table, element))
    }
  }

  private static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
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
