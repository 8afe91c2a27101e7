extension String {
  /// The text as an attribute's value between quotes, as Interface Builder writes it.
  func escapedAsValue(quote: Unicode.Scalar = "\"") -> String {
    escapedAsText.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"" where quote == "\"": text += "&quot;"
      case "'" where quote == "'": text += "&apos;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as an element's content.
  var escapedAsText: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\r": text += "&#13;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether XML can carry all characters of the text.
  var isAllowedInXML: Bool { unicodeScalars.allSatisfy(\.isAllowedInXML) }

  /// Whether Interface Builder writes the text as an attribute: a text on one line of at most 128
  /// characters. In documents the longest text in an attribute has 121 characters, and the shortest
  /// on one line in a child 129.
  var isWrittenInAttribute: Bool {
    isAllowedInXML && utf16.count <= 128 && !unicodeScalars.contains("\n")
  }
}
