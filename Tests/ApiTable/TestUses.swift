import Foundation

/// Which test uses what, by the compiler's index of the tests: what index-uses prints.
struct TestUses {
  struct Test {
    let file: String
    let sentence: String

    var title: String { "\(file): \(sentence)" }
  }

  /// A test that uses a symbol, and whether it does so itself rather than through others in the
  /// tests.
  struct Use {
    let test: Test
    let isDirect: Bool
  }

  private(set) var tests: [Test] = []
  private var usesOfSymbol: [String: [Int: Bool]] = [:]
  private var symbolsOfTest: [Int] = []
  private var definitionsByName: [String: [String]] = [:]

  /// The module's symbols that nothing but the index tells of: those whose name begins with `_`.
  func definitions(named name: String, in type: String) -> [String] {
    (definitionsByName[name] ?? []).filter { $0.hasPrefix(type) }
  }

  /// The tests that use the symbol: those that do so themselves first, and the narrowest of them.
  func uses(of usr: String) -> [Use] { sorted(usesOfSymbol[usr] ?? [:]) }

  /// The tests that use members of the type.
  func uses(ofMembersOf usr: String) -> [Use] {
    var uses: [Int: Bool] = [:]
    for (symbol, tests) in usesOfSymbol where symbol.hasPrefix(usr) && symbol != usr {
      uses.merge(tests) { $0 || $1 }
    }
    return sorted(uses)
  }

  private func sorted(_ uses: [Int: Bool]) -> [Use] {
    uses.sorted { one, other in
      if one.value != other.value { return one.value }
      if symbolsOfTest[one.key] != symbolsOfTest[other.key] {
        return symbolsOfTest[one.key] < symbolsOfTest[other.key]
      }
      return tests[one.key].title < tests[other.key].title
    }.map { Use(test: tests[$0.key], isDirect: $0.value) }
  }

  /// The uses in the files that are under the folder of the tests still.
  init(_ lines: String, testFolder: URL) {
    var index = Index(lines, testFolder: testFolder)
    index.closeOverrides()
    definitionsByName = index.moduleDefinitions
    for (usr, test) in index.tests.sorted(by: { $0.key < $1.key }) {
      let number = tests.count
      tests.append(test)
      let reached = index.reach(from: usr)
      symbolsOfTest.append(reached.filter(\.value).count)
      for (symbol, isDirect) in reached { usesOfSymbol[symbol, default: [:]][number] = isDirect }
    }
  }
}

/// The index as it is read, as graphs of the compiler's names.
private struct Index {
  var tests: [String: TestUses.Test] = [:]
  var moduleDefinitions: [String: [String]] = [:]
  private var used: [String: [String]] = [:]
  private var members: [String: [String]] = [:]
  private var overridden: [String: [String]] = [:]
  private var namesInTests: [String: String] = [:]

  init(_ lines: String, testFolder: URL) {
    var file: String?
    var inTests = false
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count == (fields[0] == "file" ? 2 : 3) else { continue }
      switch fields[0] {
      case "file":
        (file, inTests) = (nil, false)
        guard let place = fields[1].range(of: "/Tests/", options: .backwards) else {
          file = fields[1]
          break
        }
        let path = String(fields[1][place.upperBound...])
        let isThere = FileManager.default.fileExists(
          atPath: testFolder.appendingPathComponent(path).path)
        if isThere { (file, inTests) = (path.split(separator: "/").last.map(String.init), true) }
      case _ where file == nil: break
      case "define":
        let (usr, name) = (fields[1], fields[2])
        if !inTests {
          if name.hasPrefix("_") { moduleDefinitions[name, default: []].append(usr) }
          break
        }
        namesInTests[usr] = name
        // Only a test's name is a sentence.
        if name.contains(" "), name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
          tests[usr] = .init(file: file ?? "", sentence: String(name[..<open]))
        }
      case "use" where inTests: used[fields[2], default: []].append(fields[1])
      case "member" where inTests: members[fields[2], default: []].append(fields[1])
      case "override": overridden[fields[1], default: []].append(fields[2])
      default: break
      }
    }
  }

  /// A member stands for all that it takes the place of.
  mutating func closeOverrides() {
    for usr in overridden.keys.sorted() {
      var all: [String] = []
      var rest = overridden[usr] ?? []
      while let next = rest.popLast() {
        if all.contains(next) { continue }
        all.append(next)
        rest += overridden[next] ?? []
      }
      overridden[usr] = all
    }
  }

  /// What a test uses, and whether itself. Through a type of the tests it uses all that the type
  /// overrides and begins with; through a function or a property, what is inside.
  func reach(from test: String) -> [String: Bool] {
    var reached: [String: Bool] = [:]
    var seen: Set<String> = [test]
    var rest = [(usr: test, isDirect: true)]
    while let (usr, isDirect) = rest.popLast() {
      for symbol in used[usr] ?? [] {
        for target in [symbol] + (overridden[symbol] ?? []) {
          reached[target] = (reached[target] ?? false) || isDirect
        }
        if namesInTests[symbol] != nil, tests[symbol] == nil, seen.insert(symbol).inserted {
          rest.append((symbol, false))
        }
      }
      for member in members[usr] ?? [] where tests[member] == nil && belongs(member, to: usr) {
        for target in overridden[member] ?? [] {
          reached[target] = (reached[target] ?? false) || isDirect
        }
        if seen.insert(member).inserted { rest.append((member, isDirect)) }
      }
    }
    return reached
  }

  /// Whether whoever uses the one uses the other: of a type, not the functions that it adds.
  private func belongs(_ member: String, to usr: String) -> Bool {
    guard let name = namesInTests[usr], !name.contains("("), !usr.hasSuffix("vp") else {
      return true
    }
    guard let memberName = namesInTests[member] else { return true }
    return overridden[member] != nil || !memberName.contains("(") || memberName.hasPrefix("init(")
  }
}
