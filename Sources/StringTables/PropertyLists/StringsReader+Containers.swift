extension StringsReader {
  /// Skips a list, a dictionary or data. Returns what it is in words, or nil if there is none.
  mutating func skipContainer() -> String? {
    let kind: String
    switch next {
    case UInt8(ascii: "("): kind = "a list"
    case UInt8(ascii: "{"): kind = "a dictionary"
    case UInt8(ascii: "<"): kind = "data"
    default: return nil
    }
    var depth = 0
    repeat {
      skipBlanks()
      switch next {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"):
        depth += 1
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        depth -= 1
        place += 1
      case nil: return kind
      default:
        if text() == nil { place += 1 }
      }
    } while depth > 0 && endlessTexts < 10
    return kind
  }
}
