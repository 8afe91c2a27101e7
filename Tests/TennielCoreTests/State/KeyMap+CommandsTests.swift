import Testing

@testable import TennielCore

@Suite struct KeyMapCommandsTests {
  private let commands = KeyMap.standard.commands

  @Test func `every action of the canvas's keys is a command, once`() {
    let bound = KeyMap.standard.rows.filter { $0.context == .canvas }.flatMap(\.bindings)
    #expect(Set(commands.map(\.action)) == Set(bound.map(\.action)))
    #expect(Set(commands.map(\.action)).count == commands.count)
    #expect(commands.flatMap(\.keys).count == bound.count)
  }

  @Test func `no two commands have the same name`() {
    let names = commands.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `two actions of a row have names of their own`() {
    func command(_ key: String) -> KeyMap.Command? { commands.first { $0.keys.contains(key) } }
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
