import Wording

/// Reads what stands behind `expect`: parts with commas between them.
struct ContractScreensReader {
  private(set) var screens = ContractScreens()
  /// What is wrong with the parts.
  private(set) var mistakes: [ContractMistake] = []
  private var tokens: ContractTokens
  /// The subjects that were named, which may be named once.
  private var named: Set<String> = []

  init(_ tokens: ArraySlice<ContractToken>, of line: ContractLine) {
    self.tokens = ContractTokens(tokens, of: line)
    guard !tokens.isEmpty else { return }
    for part in tokens.split(omittingEmptySubsequences: false, whereSeparator: { $0.isSign(",") }) {
      self.tokens = ContractTokens(part, of: line)
      do throws(ContractMistake) {
        try self.part()
        try self.tokens.expectEnd(
          "a comma stands between the parts of 'expect', and a range is as 320...1366")
      } catch {
        mistakes.append(error)
      }
    }
  }

  private mutating func part() throws(ContractMistake) {
    let position = tokens.position
    let (name, found) = (tokens.phrase, tokens.described)
    switch name {
    case "width", "height": try lengths(name)
    case "text": try textSizes()
    case "both directions": screens.directions = ["ltr", "rtl"]
    case "left to right": screens.directions = ["ltr"]
    case "right to left": screens.directions = ["rtl"]
    case "both orientations": screens.orientations = [false, true]
    case "landscape": screens.orientations = [true]
    case "portrait": screens.orientations = [false]
    case "all classes": screens.hasAllClasses = true
    default:
      throw ContractMistake(
        position,
        "\(found) names no screens: 'expect' takes width A...B, height A...B, text XS...AX5, both "
          + "directions, left to right, right to left, both orientations, landscape, portrait and "
          + "all classes, with commas between them")
    }
    if !["width", "height", "text"].contains(name) { tokens.skipPhrase() }
    guard named.insert(Self.subject(of: name)).inserted else {
      throw ContractMistake(
        position,
        "'expect' takes \(Self.subject(of: name)) once; write a second 'expect' for others")
    }
  }

  /// What a part says something of.
  private static func subject(of name: String) -> String {
    switch name {
    case "width": "one range of widths"
    case "height": "one range of heights"
    case "text": "text sizes"
    case "both directions", "left to right", "right to left": "a direction"
    case "all classes": "size classes"
    default: "an orientation"
    }
  }

  private mutating func lengths(_ name: String) throws(ContractMistake) {
    tokens.skip()
    let position = tokens.position
    let low = tokens.wholeNumber()
    let high = tokens.take("...") ? tokens.wholeNumber() : low
    let sides = SimulatedScreen.wholeSides
    guard let low, let high, low <= high, sides.contains(low), sides.contains(high) else {
      throw ContractMistake(
        position,
        "\(name) takes a range of whole points from \(SimulatedScreen.sidesInWords), as \(name) "
          + "320...1366")
    }
    if name == "width" { screens.widths = low...high } else { screens.heights = low...high }
  }

  private mutating func textSizes() throws(ContractMistake) {
    tokens.skip()
    let all = ScreenChoice.textSize.words
    var chosen: Set<Int> = []
    repeat {
      let first = try textSize(among: all)
      guard tokens.take("...") else {
        chosen.insert(first)
        continue
      }
      let position = tokens.position
      let last = try textSize(among: all)
      guard first <= last else {
        throw ContractMistake(position, "\(all[last]) is smaller than \(all[first])")
      }
      chosen.formUnion(first...last)
    } while !tokens.isAtEnd
    screens.textSizes = all.indices.filter(chosen.contains).map { all[$0] }
  }

  private mutating func textSize(among all: [String]) throws(ContractMistake) -> Int {
    let (position, word) = (tokens.position, tokens.described)
    let keyword = tokens.skip()?.keyword
    guard let index = all.firstIndex(where: { $0.lowercased() == keyword }) else {
      throw ContractMistake(
        position, "\(word) is no text size: they are \(all.joined(separator: ", "))")
    }
    return index
  }
}
