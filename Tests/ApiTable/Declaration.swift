/// A declaration as the table compares it: without what a caller can't tell apart.
///
/// Names inside a function, attributes and most modifiers go, `let` is a `var` that can only be
/// read, and a stored property is one with `get` and `set`. Labels, types, default arguments,
/// whether it is the type's, and whether there is a setter stay.
struct Declaration: Equatable {
  /// What it is: `var`, `func`, `init`, `case`, `class`, `struct`, `enum`, `protocol`, `typealias`
  /// or `extension`.
  let kind: String
  /// Its name with argument labels, as in `frame(forAlignmentRect:)`.
  let name: String
  /// All of it, in the form that is compared.
  let text: String
  /// A type's superclass, protocols and raw type.
  let inherited: [String]
  /// Whether it is written with `open`.
  let isOpen: Bool

  var isType: Bool { Self.typeKinds.contains(kind) }

  /// Modifiers that change nothing for the code that uses the declaration.
  private static let silentWords: Set<String> = [
    "open", "public", "final", "override", "convenience", "required", "weak", "dynamic", "lazy",
    "nonisolated", "indirect", "preconcurrency",
  ]
  private static let typeKinds: Set<String> = ["class", "struct", "enum", "protocol", "extension"]
  private static let memberKinds: Set<String> = [
    "var", "let", "func", "init", "case", "typealias", "subscript", "associatedtype",
  ]
  /// What operators are made of.
  private static let signs: Set<Character> = ["+", "-", "<", ">", "=", "*", "/"]

  /// Nil if no keyword tells what is declared.
  init?(_ source: String) {
    var words = Self.words(of: source)
    isOpen = words.contains("open")
    words = Self.spoken(words)
    guard let place = Self.keyword(in: words) else { return nil }
    let keyword = words[place]
    kind = keyword == "let" ? "var" : keyword
    // Whether a type's member can be overridden is what 'open' tells.
    let modifiers = words[..<place].map { $0 == "class" ? "static" : $0 }
    var rest = Array(words[(place + 1)...])
    switch kind {
    case "var":
      rest = Self.property(rest, constant: keyword == "let")
      name = rest.first ?? ""
      inherited = []
    case "func", "init", "subscript":
      var labels: [String] = []
      (rest, labels) = Self.function(rest)
      let base = kind == "func" ? rest.first ?? "" : kind
      name = "\(base)(\(labels.map { $0 + ":" }.joined()))"
      inherited = []
    case "case", "typealias", "associatedtype":
      name = rest.first ?? ""
      if kind == "case", let equals = rest.firstIndex(of: "=") { rest = Array(rest[..<equals]) }
      inherited = []
    default:
      let colon = rest.firstIndex(of: ":", outsideAngles: true) ?? rest.count
      var path = rest[..<colon]
      if let angle = path.firstIndex(of: "<") { path = path[..<angle] }
      name = path.joined()
      inherited =
        colon < rest.count ? Self.split(rest[(colon + 1)...]).map { Self.text(of: $0) } : []
      // The compiler tells a nested type's own name alone.
      rest = path.last.map { [$0] } ?? []
    }
    text = Self.text(of: modifiers + [kind] + rest)
  }

  /// The identifiers and signs of a declaration.
  private static func words(of source: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in source {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character.isWhitespace || character == "`" { continue }
      // An arrow and a compound operator are one word.
      if let last = words.last, let sign = last.last, last.allSatisfy(signs.contains),
        sign == "-" && character == ">" || character == "=" && signs.contains(sign) && sign != ">"
      {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words without attributes and silent modifiers.
  private static func spoken(_ words: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    // After the keyword, such a word is a name.
    var named = false
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "@" {
        index += 1
      } else if word == "unowned" {
        if index + 2 < words.count, words[index] == "(" { index += 3 }
      } else if word != "any", named || !silentWords.contains(word) {
        named = named || memberKinds.contains(word) || typeKinds.contains(word)
        result.append(word)
      }
    }
    return result
  }

  /// Where the keyword stands that tells what is declared: before `var` or `func`, `class` is a
  /// modifier.
  private static func keyword(in words: [String]) -> Int? {
    guard
      let place = words.firstIndex(where: { memberKinds.contains($0) || typeKinds.contains($0) })
    else { return nil }
    if words[place] == "class", place + 1 < words.count, memberKinds.contains(words[place + 1]) {
      return place + 1
    }
    return place
  }

  /// A property's words, without the value it begins with and always with its accessors.
  private static func property(_ words: [String], constant: Bool) -> [String] {
    let brace = words.firstIndex(of: "{") ?? words.count
    let equals = words.firstIndex(of: "=") ?? words.count
    let accessors =
      brace < words.count
      ? Array(words[brace...]) : ["{", "get"] + (constant ? [] : ["set"]) + ["}"]
    return Array(words[..<min(brace, equals)]) + accessors.filter { $0 != "mutating" }
  }

  /// A function's words without the names of its parameters inside it, and the labels.
  private static func function(_ words: [String]) -> (words: [String], labels: [String]) {
    guard let open = words.firstIndex(of: "(") else { return (words, []) }
    var depth = 0
    var close = open
    for index in open..<words.count {
      if ["(", "["].contains(words[index]) { depth += 1 }
      if [")", "]"].contains(words[index]) { depth -= 1 }
      if depth == 0 {
        close = index
        break
      }
    }
    var result = Array(words[...open])
    var labels: [String] = []
    for (index, parameter) in split(words[(open + 1)..<close]).enumerated() {
      var parameter = parameter
      // An operator's parameters have no labels.
      if words[0].allSatisfy(signs.contains) { parameter[0] = "_" }
      if let colon = parameter.firstIndex(of: ":"), colon == 2 { parameter.remove(at: 1) }
      if index > 0 { result.append(",") }
      labels.append(parameter[0])
      result += parameter
    }
    return (result + words[close...], labels)
  }

  /// Parted at the commas that stand inside no bracket.
  private static func split(_ words: ArraySlice<String>) -> [[String]] {
    guard !words.isEmpty else { return [] }
    var parts: [[String]] = [[]]
    var depth = 0
    for word in words {
      if ["(", "[", "<"].contains(word) { depth += 1 }
      if [")", "]", ">"].contains(word) { depth -= 1 }
      if word == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts
  }

  private static func text(of words: [String]) -> String {
    var text = ""
    for word in words {
      if let last = text.last, last.isLetter || last.isNumber || last == "_",
        let first = word.first, first.isLetter || first.isNumber || first == "_"
      {
        text += " "
      }
      text += word
    }
    return text
  }
}

extension [String] {
  /// The first place of the word that no generic parameters surround.
  fileprivate func firstIndex(of word: String, outsideAngles: Bool) -> Int? {
    var depth = 0
    for (index, candidate) in enumerated() {
      if candidate == "<" { depth += 1 }
      if candidate == ">" { depth -= 1 }
      if candidate == word, depth == 0 { return index }
    }
    return nil
  }
}
