extension String {
  /// The text as an attribute's value between quotes, as Interface Builder writes it.
  func escapedAsValue(quote: Unicode.Scalar = "\"") -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where quote == "\"": text += "&quot;"
      case "'" where quote == "'": text += "&apos;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case "\r": text += "&#13;"
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

  /// The text's bytes in base64 (RFC 4648) without `=` at the end, as Interface Builder writes
  /// them.
  var base64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    var bits: UInt32 = 0
    var count = 0
    for byte in utf8 {
      bits = (bits << 8 | UInt32(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        text.append(digits[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { text.append(digits[Int(bits << UInt32(6 - count) & 63)]) }
    return text
  }
}
