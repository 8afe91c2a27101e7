import Wording

/// A word, a number or a sign of a contract.
struct ContractToken: Sendable {
  enum Kind: Equatable, Sendable {
    case word(String)
    /// A name in quotes.
    case quoted(String)
    case number(Double)
    /// Such as `>=`, `(` and `...`.
    case sign(String)
    /// What can't be read, and why.
    case unreadable(String)
  }

  let kind: Kind
  let position: TextPosition
  /// The column behind it.
  let end: Int

  /// Whether it is a certain sign.
  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }

  /// The word, in lower case; nil for anything else.
  var keyword: String? { if case .word(let word) = kind { word.lowercased() } else { nil } }

  /// The token in messages.
  var described: String {
    switch kind {
    case .word(let text): "'\(text.excerpt)'"
    case .quoted(let text): "\"\(text.excerpt)\""
    case .number(let number): "'\(number.exactDecimal)'"
    case .sign(let text): "'\(text)'"
    case .unreadable(let why): why
    }
  }
}

extension ContractLine {
  /// The tokens, without comments.
  var tokens: [ContractToken] {
    var tokens: [ContractToken] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
        index += 1
        continue
      }
      if scalar == "#" || scalar == "/" && scalars.dropFirst(index + 1).first == "/" { break }
      let start = index
      let kind = kind(at: &index)
      tokens.append(
        ContractToken(
          kind: kind, position: TextPosition(line: number, column: start + 1), end: index + 1))
    }
    return tokens
  }

  /// The place behind the last character.
  var end: TextPosition { TextPosition(line: number, column: scalars.count + 1) }

  private func kind(at index: inout Int) -> ContractToken.Kind {
    let scalar = scalars[index]
    if scalar == "\"" { return quoted(at: &index) }
    if scalar.isDigit { return .number(number(at: &index)) }
    if scalar.beginsName {
      return .word(take(&index) { $0.beginsName || $0.isDigit || $0 == "[" || $0 == "]" })
    }
    for sign in Self.signs where scalars[index...].starts(with: sign.unicodeScalars) {
      index += sign.unicodeScalars.count
      return .sign(sign)
    }
    index += 1
    return .unreadable("the character \(String(scalar).printable)")
  }

  /// The longest come first.
  private static let signs = [
    "...", ">=", "<=", "==", "!=", ">", "<", "=", "+", "-", "*", "/", "(", ")", ",", ".", ";",
  ]

  private func quoted(at index: inout Int) -> ContractToken.Kind {
    index += 1
    let text = take(&index) { $0 != "\"" }
    guard index < scalars.count else { return .unreadable("a name without its closing quote") }
    index += 1
    return text.isEmpty ? .unreadable("an empty name") : .quoted(text)
  }

  /// A number in decimal digits. Of `320...1366`, the point is none of the number's.
  private func number(at index: inout Int) -> Double {
    var text = take(&index, while: \.isDigit)
    if index + 1 < scalars.count, scalars[index] == ".", scalars[index + 1].isDigit {
      index += 1
      text += "." + take(&index, while: \.isDigit)
    }
    return Double(text) ?? .infinity
  }

  private func take(_ index: inout Int, while belongs: (Unicode.Scalar) -> Bool) -> String {
    let part = scalars[index...].prefix(while: belongs)
    index += part.count
    return String(String.UnicodeScalarView(part))
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var beginsName: Bool { properties.isAlphabetic || self == "_" }
}
