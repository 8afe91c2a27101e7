import Wording

extension NewElement {
  /// An element `string` for a text that an attribute can't hold.
  public init(string: String, key: String) {
    self.init("string", ["key": key], text: string)
    guard !string.isAllowedInXML else { return }
    attributes.append(Attribute("base64-UTF8", "YES"))
    text = Base64.encoded(string)
  }

  /// The lines of the element, as Interface Builder writes them.
  public var written: String {
    written(indentation: "", style: WritingStyle(lineEnd: "\n", indentation: "    ")) + "\n"
  }

  /// The lines of the element, the first without its indentation.
  /// - Parameters:
  ///   - indentation: What the lines of the element begin with.
  ///   - style: How the document is written.
  func written(indentation: String, style: WritingStyle) -> String {
    let comment = comment.map { "<!--\($0.asComment)-->\(style.lineEnd)\(indentation)" } ?? ""
    let tag =
      comment + "<" + name
      + orderedAttributes.map { attribute in
        " \(attribute.name)=\"\(attribute.value.escapedAsValue())\""
      }.joined()
    if !children.isEmpty {
      let inner = indentation + style.indentation
      let lines = ElementOrder.sorted(children, in: name).map { child in
        style.lineEnd + inner + child.written(indentation: inner, style: style)
      }
      return "\(tag)>\(lines.joined())\(style.lineEnd)\(indentation)</\(name)>"
    }
    guard let text else { return tag + "/>" }
    return "\(tag)>\(text.escapedAsText)</\(name)>"
  }

  /// The attributes in Interface Builder's order.
  private var orderedAttributes: [Attribute] {
    let others = ElementOrder.rankOfOtherAttributes(in: name)
    func rank(_ attribute: Attribute) -> (Int, Int) {
      let rank = ElementOrder.rank(ofAttribute: attribute.name, in: name)
      return (rank ?? others, rank == nil ? 0 : 1)
    }
    return attributes.sorted { rank($0) < rank($1) }
  }
}

extension String {
  /// The text as it may stand in a comment: without two dashes in a row, or one at the end.
  fileprivate var asComment: String {
    var text = ""
    for character in self {
      if character == "-", text.last == "-" { text += " " }
      text.append(character)
    }
    return text.last == "-" ? text + " " : text
  }
}
