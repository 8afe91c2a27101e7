extension FindingReport {
  /// One page for a browser that needs no other file: every finding with its pictures.
  package var html: String {
    var pictures = PictureList()
    let groups = groups.map { group in
      "<section><h2>\(group.name.escapedXML)</h2>\n"
        + group.findings.map { $0.html(&pictures) }.joined() + "</section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(program.name.escapedXML): \(summary.escapedXML)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      \(pictures.definitions)<h1>\(summary.escapedXML)</h1>
      \(index)\(groups.joined())</body>
      </html>

      """
  }

  /// The findings of each document or scene of code, in the order of the report.
  private var groups: [(name: String, findings: [Finding])] {
    var groups: [(name: String, findings: [Finding])] = []
    var places: [String: Int] = [:]
    for finding in told {
      let name = finding.place?.file ?? finding.scene ?? program.name
      if let place = places[name] {
        groups[place].findings.append(finding)
      } else {
        places[name] = groups.count
        groups.append((name, [finding]))
      }
    }
    return groups
  }

  /// How many findings each check has, the gravest first.
  private var index: String {
    let gravity = Finding.Severity.allCases
    let counted = rules.compactMap { rule -> (rule: Rule, gravity: Int, count: Int)? in
      let found = told.filter { $0.check == rule.identifier }
      let gravest = found.compactMap { gravity.firstIndex(of: $0.severity) }.min()
      return gravest.map { (rule, $0, found.count) }
    }
    let rows = counted.sorted { $0.gravity < $1.gravity }.map { rule, gravest, count in
      "<tr class=\"\(gravity[gravest].rawValue)\"><td>\(count)</td><td><code>\(rule.identifier.escapedXML)</code></td>"
        + "<td>\(rule.summary.escapedXML)</td></tr>\n"
    }
    return rows.isEmpty ? "" : "<table>\n" + rows.joined() + "</table>\n"
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --error: #d12; --warning: #c70; --hint: #58a; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 72em; padding: 0 1em; }
    h1 { font-size: 1.3em; } h2 { font-size: 1.1em; border-bottom: 1px solid var(--line); }
    table { border-collapse: collapse; } td { padding: .1em .8em .1em .6em; vertical-align: top; } td:first-child { text-align: right; }
    h2, h3, p, li, td { overflow-wrap: anywhere; }
    tr { border-left: 4px solid var(--hint); }
    tr.error { border-color: var(--error); } tr.warning { border-color: var(--warning); }
    article { border-left: 4px solid var(--hint); padding: .1em 0 .1em 1em; margin: 1.2em 0; }
    article.error { border-color: var(--error); } article.warning { border-color: var(--warning); }
    h3 { font-size: 1em; margin: .2em 0; } p { margin: .2em 0; } ul { margin: .2em 0; }
    pre { overflow-x: auto; margin: .4em 0; } code, pre { font-size: .9em; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1em; } figure { margin: .6em 0; max-width: 100%; overflow-x: auto; }
    figcaption { font-size: .9em; opacity: .8; } .mark { fill: none; stroke: #f36; stroke-width: 3; }
    """
}

/// The pictures of a page. One that several findings show is in the page once.
private struct PictureList {
  private var names: [String: String] = [:]
  private var svgs: [String] = []

  /// The pictures, to which the page refers by their names.
  var definitions: String {
    guard !svgs.isEmpty else { return "" }
    let symbols = svgs.enumerated().map { index, svg in
      "<g id=\"p\(index + 1)\">\(svg)</g>\n"
    }
    return "<svg width=\"0\" height=\"0\" style=\"position:absolute\"><defs>\n" + symbols.joined()
      + "</defs></svg>\n"
  }

  /// The name of a picture in the page.
  mutating func name(of svg: String) -> String {
    if let name = names[svg] { return name }
    svgs.append(svg)
    names[svg] = "p\(svgs.count)"
    return "p\(svgs.count)"
  }
}

extension Finding {
  fileprivate func html(_ pictures: inout PictureList) -> String {
    var lines = ["<article class=\"\(severity.rawValue)\">"]
    lines.append(
      "<h3>\(severity.rawValue): \(message.escapedXML) <code>[\(check.escapedXML)]</code></h3>")
    if let place {
      let position = place.position.map { ":\($0)" } ?? ""
      lines.append("<p><code>\((place.file + position).escapedXML)</code></p>")
      if !place.excerpt.isEmpty {
        let excerpt = place.excerpt.withoutIndent.joined(separator: "\n")
        lines.append("<pre>\(excerpt.escapedHTML)</pre>")
      }
    }
    if let whereabouts { lines.append("<p>At: \(whereabouts.escapedXML)</p>") }
    if let worst { lines.append("<p>Worst: \(worst.escapedXML)</p>") }
    if !scenes.isEmpty {
      lines.append("<p>Scene: \(scenes.joined(separator: ", ").escapedXML)</p>")
    }
    if let view { lines.append("<p>View: <code>\(view.escapedXML)</code></p>") }
    for set in constraintSets {
      if let whereabouts = set.whereabouts {
        lines.append("<p>At \(whereabouts.escapedXML):</p>")
      }
      let items = set.constraints.map { "<li><code>\($0.sentence.escapedXML)</code></li>" }
      lines.append("<ul>\(items.joined())</ul>")
    }
    if let repair { lines.append("<p>Repair: <code>\(repair.escapedXML)</code></p>") }
    if !extent.pictures.isEmpty {
      let figures = extent.pictures.map { $0.html(&pictures) }
      lines.append("<div class=\"pictures\">\(figures.joined())</div>")
    }
    return lines.joined(separator: "\n") + "\n</article>\n"
  }
}

extension ReportPicture {
  fileprivate func html(_ pictures: inout PictureList) -> String {
    let (width, height) = (svg.attribute("width"), svg.attribute("height"))
    let rectangle =
      mark.map {
        "<rect class=\"mark\" x=\"\($0.x)\" y=\"\($0.y)\" width=\"\($0.width)\" "
          + "height=\"\($0.height)\"/>"
      } ?? ""
    return "<figure><figcaption>\(title.escapedXML)</figcaption>"
      + "<svg role=\"img\" aria-label=\"\(title.escapedXML)\" width=\"\(width)\" "
      + "height=\"\(height)\"><use href=\"#\(pictures.name(of: svg))\"/>\(rectangle)</svg></figure>"
  }
}

extension [String] {
  /// The lines without the blanks that all of them begin with.
  fileprivate var withoutIndent: [String] {
    let indent = map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return map { String($0.dropFirst(indent)) }
  }
}

extension String {
  /// The text in HTML, where line breaks stay.
  fileprivate var escapedHTML: String { escapedXML.replacing("&#10;", with: "\n") }

  /// The value of the first attribute of a name.
  fileprivate func attribute(_ name: String) -> String {
    guard let start = firstRange(of: " \(name)=\"")?.upperBound else { return "" }
    return String(self[start...].prefix { $0 != "\"" })
  }
}
