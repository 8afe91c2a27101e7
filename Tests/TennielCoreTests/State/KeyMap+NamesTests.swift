import Testing

@testable import TerminalApp

@Suite struct KeyMapNamesTests {
  private let commands = KeyMap.standard.commands(isBuilding: false)

  @Test func `every command of the canvas's keys is listed, once`() {
    let bound = KeyMap.standard.rows.filter { $0.context == .canvas }.flatMap(\.bindings)
    #expect(Set(commands.map(\.command)) == Set(bound.map(\.command)))
    #expect(Set(commands.map(\.command)).count == commands.count)
    #expect(commands.flatMap(\.keys).count == bound.count)
  }

  @Test(arguments: [false, true])
  func `no two commands have the same name`(isBuilding: Bool) {
    let names = KeyMap.standard.commands(isBuilding: isBuilding).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `while a document is edited, what is for that comes first, and has its keys`() {
    let building = KeyMap.standard.commands(isBuilding: true)
    let rows = KeyMap.standard.rows.filter { $0.context == .building }
    let first = building.prefix(Set(rows.flatMap(\.commands)).count)
    #expect(first.map(\.command) == rows.flatMap(\.commands))
    #expect(Set(building.map(\.command)).isSuperset(of: commands.map(\.command)))
    #expect(Set(building.map(\.command)).count == building.count)
    let keys = building.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `two commands of a row have names of their own`() {
    func command(_ key: String) -> KeyMap.NamedCommand? { commands.first { $0.keys.contains(key) } }
    #expect(command("d")?.name == "next device")
    #expect(command("D")?.name == "previous device")
    #expect(command("T")?.name == "smaller text (XS to AX5)")
    #expect(command("[")?.name == "swipe to the previous chapter (a real swipe)")
    #expect(command("+")?.name == "the constraint's constant a point more")
    #expect(command("^")?.name == "type how its content resists: width and height")
    #expect(command("U")?.name == "redo: make it again")
    #expect(command("x")?.keys == ["x", "!"])
    #expect(command("r")?.name == "rotate the device")
  }
}
