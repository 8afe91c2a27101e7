import Stage
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

@Suite struct ManCommandTests {
  private let page = Program.tenniel().run(["man"]).output

  /// The words in bold, each with the lines below them.
  private var entries: [String: [Substring]] {
    var entries: [String: [Substring]] = [:]
    for part in page.split(separator: ".TP\n.B \"").dropFirst() {
      let lines = part.split(separator: "\n").prefix { !$0.hasPrefix(".S") }
      entries[String(lines[0].dropLast())] = lines.dropFirst().filter { $0 != ".br" }
    }
    return entries
  }

  @Test func `the page has each option with the commands that take it`() throws {
    let entries = entries
    for option in Option.all {
      let lines = try #require(entries[option.usage.replacing("-", with: #"\-"#)])
      let commands = Subcommand.all.filter(option.commands.contains)
      let names = lines.last { $0.hasPrefix("With: ") }?.dropFirst(6).replacing(
        "opening a scene", with: "play")
      #expect(
        names?.split(separator: ", ").map(String.init)
          == (commands == Subcommand.all ? nil : commands.map(\.name)), "\(option.name)")
    }
  }

  @Test func `the page has each command, scene, device and check`() {
    for command in Subcommand.all where command != .play {
      #expect(page.contains("\n.SS \"tenniel \(command.name)"), "\(command.name)")
    }
    let entries = entries
    let names =
      NamedScene.shipped.map(\.name) + Device.all.map(\.name) + LayoutCheck.all.map(\.identifier)
    for name in names { #expect(entries[name.replacing("-", with: #"\-"#)] != nil, "\(name)") }
  }

  @Test func `a program of one's own is called by its own name`() {
    let program = Program(name: "my-app", scenes: [], environment: ProgramEnvironment())
    #expect(program.run(["man"]).output.contains(#"my\-app man | man \-l \-"#))
    #expect(
      program.run(["completion", "--help"]).output.contains(
        "  source <(my-app completion bash)    in ~/.bashrc"))
    let lines = program.run(["man"]).output.split(separator: "\n")
    #expect(lines.filter { $0.contains("tenniel ") } == [])
  }

  @Test func `a command is told as its help tells it`() {
    #expect(
      page.contains(
        #"""
        .SS "tenniel explain CHECK"
        What a check finds, and how to mend or silence it.
        .PP
        CHECK is one of those that \(aqlist \-\-checks\(aq names, as each finding does in brackets.
        .PP
        Exit status: 0; 2 for a wrong command line.
        .SS 
        """#))
    #expect(
      page.contains(
        #"""
        .TP
        .B "\-\-record WHICH"
        goldens to write: missing, failed, all or never
        .br
        Values: missing, failed, all, never
        .br
        With: snapshot
        .TP
        """#))
    #expect(page.hasPrefix(".TH \"TENNIEL\" \"1\" \"\" \"tenniel \(Program.version)\" \"\"\n"))
  }

  @Test func `no text is taken for a command of roff, and all of it is ASCII`() {
    #expect(Roff.escaped(".TH 'a' \\ `b` …") == #"\&.TH \(aqa\(aq \e \(gab\(ga \[u2026]"#)
    #expect(Roff.escaped("\"x\" ~ ^ 📱") == #"\(dqx\(dq \(ti \(ha \[u1F4F1]"#)
    #expect(!page.contains { !$0.isASCII })
    var roff = Roff()
    roff.lines(["One,", "two:", "  a line as it is", "", "three"])
    #expect(roff.text == "One,\ntwo:\n.PP\n.nf\n  a line as it is\n.fi\n.PP\nthree\n")
  }
}
