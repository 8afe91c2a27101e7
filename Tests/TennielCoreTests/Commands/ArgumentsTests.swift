import Foundation
import Stage
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

@Suite struct ArgumentsTests {
  private func parse(_ line: String) throws -> Arguments {
    try Arguments(parsing: line.split(separator: " ").map(String.init))
  }

  @Test func `nothing at all plays the first scene on the standard device`() throws {
    let arguments = try parse("")
    #expect(arguments.command == .play)
    #expect(arguments.scene == nil)
    #expect(arguments.screen == SimulatedScreen())
  }

  @Test func `options describe the simulated screen`() throws {
    let arguments = try parse(
      "render gallery --device ipad-air-2 --split=half --landscape --width-class compact "
        + "--height-class regular --text-size ax3 --rtl --dark --bars status,tab --chapter 3")
    var screen = SimulatedScreen(try #require(Device.named("iPad Air 2")), isLandscape: true)
    screen.split(.half)
    screen.widthClass = .compact
    screen.heightClass = .regular
    screen.textSize = .accessibility3
    screen.direction = .rightToLeft
    screen.interfaceStyle = .dark
    screen.bars = [.status, .tab]
    #expect(arguments.command == .render)
    #expect(arguments.scene == "gallery")
    #expect(arguments.chapter == 3)
    #expect(arguments.screen == screen)
    #expect(arguments.screen.size.width == 507)
  }

  @Test func `a size alone is a free one, and with a device the device resized`() throws {
    #expect(
      try parse("--size 500x300").screen == SimulatedScreen(size: CGSize(width: 500, height: 300)))
    let resized = try parse("--size 500x300 --device iphone4s").screen
    #expect(resized.device?.name == "iPhone 4s")
    #expect(resized.size == CGSize(width: 500, height: 300))
  }

  @Test func `the whole screen is a pane of every screen`() throws {
    #expect(try parse("--split full").screen == SimulatedScreen())
    #expect(try parse("--split full --size 500x300").screen == parse("--size 500x300").screen)
  }

  @Test func `words after two dashes are no options`() throws {
    #expect(try parse("-- --rtl").scene == "--rtl")
  }

  private nonisolated static let forDocuments =
    "goes with documents: name a storyboard, a xib or a folder of them"

  @Test(arguments: [
    ("--devise x", "unknown option '--devise'; nearest: --device, --devices, --design"),
    ("-x", "unknown option '-x'; --help names them"),
    ("--device nokia", "unknown device 'nokia'; 'list' names them"),
    ("--edit", "--edit " + forDocuments),
    ("--edit gallery", "--edit " + forDocuments),
    ("render gallery --design", "--design " + forDocuments),
    ("gallery --own-frames", "--own-frames " + forDocuments),
    ("render gallery --notes", "--notes " + forDocuments),
    ("list --format svg", "'list' prints text or json: --format text or --format json"),
    (
      "list Main.storyboard --checks",
      "--checks lists the checks of every layout, and takes no document"
    ),
    (
      "render a --format json --columns 40",
      "--columns and --rows size a picture, and --format json prints none"
    ),
    (
      "render Main.xib --format json --own-frames",
      "--own-frames draws in a picture, and --format json prints none"
    ),
    ("--device", "--device needs a value: --device NAME"),
    ("--rtl=yes", "--rtl takes no value"),
    ("--device iphone77", "unknown device 'iphone77'; nearest: iPhone 7, iPhone 4s, iPhone 5s"),
    ("--width-class wide", "--width-class is one of compact, regular, not 'wide'"),
    (
      "--text-size huge",
      "--text-size is one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, not 'huge'"
    ),
    ("--size 414", "--size takes a width and a height from 1 to 4096, such as 414x736, not '414'"),
    ("--size 0x5", "--size takes a width and a height from 1 to 4096, such as 414x736, not '0x5'"),
    (
      "--terminal 80x",
      "--terminal takes a width and a height from 1 to 1000, such as 80x24, not '80x'"
    ),
    ("--chapter 0", "--chapter takes a number from 1 to 1000, not '0'"),
    ("render a --columns many", "--columns takes a number from 2 to 1000, not 'many'"),
    ("--ascii", "unknown option '--ascii'; that is --glyphs ascii"),
    ("render a --svg", "unknown option '--svg'; that is --format svg"),
    ("render a --format png", "--format is one of text, ansi, svg, json, not 'png'"),
    ("--format png check", "--format is one of text, json, junit, sarif, github, not 'png'"),
    ("list --format=png", "--format is one of text, json, not 'png'"),
    ("render a --fail-on anything", "unknown check 'anything'; 'list --checks' names them"),
    (
      "render a --split half",
      "--split goes with an iPad, not with 'iPhone 7 Plus': --device names one, such as "
        + "'iPad mini 6'"
    ),
    (
      "--device iphone-x --split=slide-over",
      "--split goes with an iPad, not with 'iPhone X': --device names one, such as 'iPad mini 6'"
    ),
    (
      "--device ipad-air-2 --size 500x300 --split half",
      "--split and --size both set the size: give one of them"
    ),
    ("--size 500x300 --split third", "--split and --size both set the size: give one of them"),
    ("render a --checks", "--checks goes with 'list', not with 'render'"),
    ("--keys rr", "unknown key 'rr'; nearest: r, R"),
    ("--keys shft-down", "unknown key 'shft-down'; nearest: shift-down, alt-down, down"),
    (
      "Form --keys click:80,5",
      "the cell 80,5 of --keys is outside of the terminal, which has 80x24 cells, counted from 0,0"
    ),
    (
      "Form --keys drag:1,1-2,30 --terminal 80x30",
      "the cell 2,30 of --keys is outside of the terminal, which has 80x30 cells, counted from 0,0"
    ),
    ("--keys click:x", "'click:x' is not an event: expected click:COLUMN,ROW"),
    ("--color pink", "--color is one of auto, never, always, 8, 16, 256, truecolor, not 'pink'"),
    (
      "rendr b",
      "'b' is one word too many: 'rendr' is none of the commands render, check, explain, snapshot, "
        + "diff, breakpoints, why, list, new, learn, completion, man; a name with blanks needs quotes"
    ),
    (
      "check --every-width 320..400",
      "--every-width takes a range of whole points from 1 to 4096, such as 320...1366, not '320..400'"
    ),
    (
      "list a",
      "'a' is neither a document nor a folder: 'list' takes FILE.storyboard, FILE.xib or a folder"
    ),
    (
      "gallery --format json",
      "--format goes with 'render', 'check', 'snapshot', 'diff', 'breakpoints', 'why' and 'list', "
        + "not with opening a scene"
    ),
    (
      "why gallery --keys r",
      "--keys goes with opening a scene and 'learn', not with 'why'"
    ),
  ])
  func `a mistake is named in one line, with what would be right`(line: String, message: String) {
    #expect(Arguments.mistake(in: line) == message)
  }

  @Test(arguments: [
    "@", "a @", "--@", "-@", "--device @", "--size @", "--width-class @", "--text-size @",
    "--bars @",
    "--chapter @", "--keys @", "--keys click:@", "render a --fail-on @", "render a --columns @",
  ])
  func `of a word that is very long, a mistake quotes the beginning`(line: String) {
    let long = String(repeating: "x", count: 100_000)
    let words = line.replacingOccurrences(of: "@", with: long).split(separator: " ").map(
      String.init)
    let program = Program.tenniel()
    let outcome = program.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.utf8.count < 400)
  }

  @Test func `a mistake sends nothing to the terminal that it would obey`() {
    #expect(
      Arguments.mistake(in: "--format \u{1b}[2J")
        == "--format is one of text, ansi, svg, json, junit, sarif, github, not '?[2J'")
  }

  @Test(arguments: Subcommand.all)
  func `the help of a command has the options that it takes, and no others`(command: Subcommand) {
    let program = Program.tenniel([])
    let lines = program.help(of: command).split(separator: "\n")
    let shown = Option.all.filter { option in
      lines.contains {
        $0.hasPrefix("  " + option.usage + "  ")
          && $0.hasSuffix("  " + option.help(in: command))
      }
    }
    let taken = Option.all.filter { $0.commands.contains(command) }
    #expect(shown.map(\.name) == taken.map(\.name))
  }

  @Test(arguments: [
    (Subcommand.render, "text, ansi, svg or json"),
    (.check, "text, json, junit, sarif or github"), (.list, "text or json"),
  ])
  func `the help of a command names the formats that it prints`(
    command: Subcommand, formats: String
  ) {
    let program = Program.tenniel([])
    let lines = program.help(of: command).split(separator: "\n").map(String.init)
    let shown = lines.filter { $0.hasPrefix("  --format ") }
    #expect(shown == ["  --format FORMAT  \(formats)"])
  }
}

extension Arguments {
  /// The screen given by the options alone.
  fileprivate var screen: SimulatedScreen { screen(on: nil, isLandscape: isLandscape) }
}
