import Foundation
import LayoutFixtures
import SeededRandom
import Testing

@testable import AutoLayout

@MainActor @Suite struct VisualFormatFuzzTests {
  /// Words of the language, so that random strings get far.
  private let words = [
    "H:", "V:", "|", "[", "]", "[a]", "[b_2]", "[_c(", "a", "_c", "gap", "x", "-", "-", "(", ")",
    ",",
    "@", "==", ">=", "<=", "<", "10", ".5", "1e3", "-4", "750", "0x", "é", " ", ":", "👩‍👩‍👧", "\u{0}",
  ]

  @Test func `any string either makes constraints or raises one exception with a caret in it`() {
    let fixture = FormatFixture()
    let views: [String: Any] = ["a": fixture.a, "b_2": fixture.b, "_c": fixture.c]
    var random = SplitMix(seed: 2012)
    var outcomes = (made: 0, raised: 0)
    for _ in 0..<5_000 {
      let format = random.chance(50) ? randomWords(&random) : mistypedLine(&random)
      let options = NSLayoutConstraint.FormatOptions(
        rawValue: random.chance(80) ? 0 : UInt(random.below(1 << 20)))
      var made: [NSLayoutConstraint] = []
      let raised = exceptions {
        made = fixture.constraints(format, options, metrics: ["gap": 12, "size": 30], views: views)
      }
      guard let exception = raised.first else {
        outcomes.made += 1
        continue
      }
      outcomes.raised += 1
      #expect(raised.count == 1 && made.isEmpty, "\(format)")
      let lines = exception.reason.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count == 4 {
        #expect(lines[3].count - 1 <= lines[2].count - 1, "\(exception.reason)")
      }
    }
    #expect(outcomes.made > 500 && outcomes.raised > 2000)
  }

  private func randomWords(_ random: inout SplitMix) -> String {
    (0...random.below(12)).map { _ in random.pick(words) }.joined()
  }

  /// A line as it should be, with up to two characters too many, missing or wrong.
  private func mistypedLine(_ random: inout SplitMix) -> String {
    var characters = RandomLine(&random).text.map(String.init)
    for _ in 0..<random.below(3) {
      let index = random.below(characters.count)
      switch random.below(3) {
      case 0: characters.insert(random.pick(words), at: index)
      case 1: characters[index] = random.pick(words)
      default: characters[index] = ""
      }
    }
    return characters.joined()
  }

  @Test func `a random line of views is read as it was written`() throws {
    var random = SplitMix(seed: 41)
    for _ in 0..<1000 {
      let line = RandomLine(&random)
      #expect(try VisualFormat(parsing: line.text).meaning == line.meaning, "\(line.text)")
    }
  }
}

/// A format string, and what it means in words that are made beside it.
private struct RandomLine {
  private(set) var text = ""
  private(set) var meaning: [String] = []

  init(_ random: inout SplitMix) {
    let orientation = random.pick(["", "H:", "V:"])
    text += orientation
    meaning.append(orientation == "V:" ? "vertical" : "horizontal")
    if random.chance(50) {
      text += "|"
      addConnection(&random)
    }
    for index in 0...random.below(4) {
      if index > 0 { addConnection(&random) }
      let name = random.pick(["a", "b_2", "_c"])
      text += "[\(name)"
      meaning.append(name)
      if random.chance(40) { addPredicates(&random) }
      text += "]"
    }
    if random.chance(50) {
      addConnection(&random)
      text += "|"
    }
  }

  private mutating func addConnection(_ random: inout SplitMix) {
    switch random.below(4) {
    case 0: meaning.append("none")
    case 1:
      text += "-"
      meaning.append("standard")
    case 2:
      let points = random.below(100)
      text += "-\(points)-"
      meaning += ["connection", "equal \(Double(points)) nil"]
    default:
      text += "-"
      meaning.append("connection")
      addPredicates(&random)
      text += "-"
    }
  }

  private mutating func addPredicates(_ random: inout SplitMix) {
    var predicates: [String] = []
    for _ in 0...random.below(3) {
      let (sign, relation) = random.pick([
        ("", "equal"), ("==", "equal"), (">=", "greaterThanOrEqual"), ("<=", "lessThanOrEqual"),
      ])
      let number = Double(random.below(4000) - 2000) / 8
      let (object, value) = random.chance(70) ? ("\(number)", "\(number)") : ("size", "size")
      let (priority, level) = random.chance(60) ? ("", "nil") : ("@750", "750.0")
      predicates.append(sign + object + priority)
      meaning.append("\(relation) \(value) \(level)")
    }
    text += "(\(predicates.joined(separator: ",")))"
  }
}

extension VisualFormat {
  fileprivate var meaning: [String] {
    var words = ["\(orientation)"]
    for view in views {
      if let leading = view.leading { words += Self.words(leading) }
      words.append(view.name.text)
      words += view.sizes.map(Self.word)
    }
    if let closing { words += Self.words(closing) }
    return words
  }

  private static func words(_ connection: Connection) -> [String] {
    switch connection {
    case .none: ["none"]
    case .standard: ["standard"]
    case .predicates(let predicates): ["connection"] + predicates.map(word)
    }
  }

  private static func word(_ predicate: Predicate) -> String {
    func word(_ operand: Operand) -> String {
      switch operand {
      case .number(let number): "\(number)"
      case .name(let name): name.text
      }
    }
    return
      "\(predicate.relation) \(word(predicate.object)) \(predicate.priority.map(word) ?? "nil")"
  }
}
