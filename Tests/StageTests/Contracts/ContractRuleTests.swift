import Foundation
import SceneFixtures
import SeededRandom
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `A rule of a contract` {
  /// A screen of 400 by 300 points with a wide box, a tall one below it, and a dot in the wide one.
  private func host(_ change: (inout SimulatedScreen) -> Void = { _ in }) -> SceneHost {
    var screen = SimulatedScreen(size: CGSize(width: 400, height: 300))
    screen.bars = []
    change(&screen)
    return SceneHost(screen: screen) {
      let controller = UIViewController()
      let view: UIView = controller.view
      let (wide, tall, dot) = (UIView(), UIView(), UILabel())
      dot.text = "."
      for box in [wide, tall] { box.backgroundColor = .gray }
      view.addFree(wide, "wide")
      view.addFree(tall, "tall")
      wide.addFree(dot, "dot")
      NSLayoutConstraint.activate([
        wide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        wide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        wide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3),
        wide.heightAnchor.constraint(equalToConstant: 40),
        tall.leadingAnchor.constraint(equalTo: wide.leadingAnchor),
        tall.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 30),
        tall.widthAnchor.constraint(equalToConstant: 40),
        tall.heightAnchor.constraint(equalToConstant: 200),
        dot.leadingAnchor.constraint(equalTo: wide.leadingAnchor, constant: 5),
        dot.topAnchor.constraint(equalTo: wide.topAnchor, constant: 5),
        dot.widthAnchor.constraint(equalToConstant: 10),
        dot.heightAnchor.constraint(equalToConstant: 10),
      ])
      return controller
    }
  }

  /// What a rule finds on a screen.
  private func found(_ rule: String, in host: SceneHost) throws -> [String] {
    host.rules = RuleChecks([try ContractRule(rule).check(in: nil)], areAlone: true)
    return host.snapshot.problems.map(\.message)
  }

  @Test(
    arguments: [
      ("wide.height >= 40", nil), ("wide.height <= 40", nil), ("wide.height == 40", nil),
      ("wide.height >= 40.25", nil),
      ("wide.height >= 40.26", "wide.height is 40, expected 40.26 or more"),
      ("wide.height <= 39", "wide.height is 40, expected 39 or less"),
      ("44 <= wide.height", "wide.height is 40, expected 44 or more"),
      ("wide.width == width / 3", nil),
      (
        "wide.width <= 0.25 * width - 10",
        "wide.width is 133.333, expected 90 (0.25 * width - 10) or less"
      ),
      ("wide.left == tall.left", nil), ("dot.left == wide.left + 5", nil),
      ("wide.centerX == tall.centerX", "wide.centerX is 86.667, expected 40 (tall.centerX)"),
      ("2 * (tall.bottom - height) == -(40)", nil),
      ("gap(wide, tall) == 30", nil), ("gap(tall, wide) <= 30", nil),
      ("gap(wide, tall) >= 31", "gap(wide, tall) is 30, expected 31 or more"),
      ("gap(wide, tall) <= 29", "gap(wide, tall) is 30, expected 29 or less"),
      ("gap(dot, tall) >= gap(wide, tall) + 25", nil),
      (
        "gap(dot, tall) <= gap(wide, tall)",
        "gap(dot, tall) is 55, expected 30 (gap(wide, tall)) or less"
      ),
      ("gap(wide, dot) <= -15", nil),
      ("gap(wide, dot) <= -16", "gap(wide, dot) is -15, expected -16 or less"),
      ("inside(dot, wide)", nil),
      ("inside(tall, wide)", "tall reaches 230 points beyond the bottom of wide"),
      ("visible(wide, tall, dot)", nil), ("noOverlap(all)", nil), ("noOverlap(wide, tall)", nil),
      ("noOverlap(wide, dot)", nil),
    ] as [(String, String?)])
  func `compares places before they are rounded, up to half a pixel`(
    _ rule: String, _ message: String?
  ) throws {
    #expect(try found(rule, in: host()) == (message.map { [$0] } ?? []))
  }

  @Test func `is limited by what the screen is`() throws {
    let broken = ["wide.leading is 20, expected 0"]
    #expect(
      try found("wide.leading == 0 when width compact and height compact", in: host()) == broken)
    #expect(try found("wide.leading == 0 when width regular", in: host()) == [])
    #expect(try found("wide.leading == 0 when landscape", in: host()) == broken)
    #expect(try found("wide.leading == 0 when portrait and landscape", in: host()) == [])
    let turned = host { $0.direction = .rightToLeft }
    #expect(
      try found("wide.leading == 0 when right to left", in: turned)
        == ["wide.leading is 20, expected 0"])
    #expect(try found("wide.leading == width - wide.right", in: turned) == [])
    #expect(try found("dot.leading == wide.leading + 5", in: turned) == [])
    #expect(try found("wide.leading == 0 when left to right", in: turned) == [])
  }

  @Test func `says which view is not seen`() throws {
    let small = host { $0.resize(to: CGSize(width: 100, height: 200)) }
    #expect(
      try found("visible(dot, tall)", in: small)
        == ["tall reaches 80 points beyond the bottom of the screen"])
    let scene = host()
    scene.change { scene.view(at: "view/wide")?.isHidden = true }
    #expect(
      try found("visible(tall, wide, dot)", in: scene)
        == ["wide is hidden, expected to be visible", "dot is hidden, expected to be visible"])
    // What is hidden is where nobody sees it.
    #expect(try found("wide.height >= 50", in: scene) == [])
    #expect(try found("inside(tall, wide)", in: scene) == [])
  }

  @Test func `says what overlaps, but for views in one another`() throws {
    let scene = host()
    scene.change {
      let cover = UIView(frame: CGRect(x: 30, y: 70, width: 50, height: 20))
      cover.accessibilityIdentifier = "cover"
      cover.backgroundColor = .red
      scene.controller.view.addSubview(cover)
    }
    let message = "tall and cover overlap by 30 x 10 points"
    #expect(try found("noOverlap(all)", in: scene) == [message])
    #expect(try found("noOverlap(cover, tall, wide)", in: scene) == [message])
    #expect(try found("noOverlap(wide, cover)", in: scene) == [])
    scene.change { scene.view(at: "view/cover")?.backgroundColor = .clear }
    #expect(try found("noOverlap(all)", in: scene) == [])
  }

  @Test func `is decided at every width by the solver`() throws {
    let scene = host()
    let rules = try ["wide.width >= 200", "visible(wide)", "wide.left == tall.left"].map {
      try ContractRule($0).check(in: "Main.contract")
    }
    scene.rules = RuleChecks(rules, areAlone: true)
    var pieces = ScreenPieces(of: scene, along: .horizontal, over: 20...1366, proving: .init())
    pieces.finish()
    #expect(
      pieces.stretches.problems.map(\.description) == [
        "wide.width is 6.667, expected 200 or more (Main.contract:1), at 20 to 599",
        "wide reaches 6.667 points beyond the right of the screen (Main.contract:1), at 20 to 29",
      ])
    let certainties = pieces.stretches.flatMap { $0.problems.map($0.certainty) }
    #expect(Set(certainties) == [.proved])
    #expect(pieces.layoutCount < 20)
  }

  @Test func `has the same lengths as every layout by itself`() throws {
    let rules = [
      "gap(wide, tall) >= 0.1 * width - 20", "wide.width <= 0.3 * width + 10",
      "wide.centerX == width / 2 - 40", "noOverlap(all)", "2 * wide.right >= tall.right + 77.7",
    ]
    for rule in rules {
      let scene = host()
      let check = try ContractRule(rule).check(in: nil)
      scene.rules = RuleChecks([check], areAlone: true)
      var pieces = ScreenPieces(of: scene, along: .horizontal, over: 60...800)
      pieces.finish()
      let known = pieces.stretches.problems.flatMap(\.ranges).flatMap(Array.init).sorted()
      pieces.restore()
      let other = host()
      other.rules = RuleChecks([check], areAlone: true)
      let broken = (60...800).filter { width in
        var screen = other.screen
        screen.resize(.horizontal, to: CGFloat(width))
        other.apply(screen)
        return !other.snapshot.problems.isEmpty
      }
      #expect(known == broken, "\(rule)")
    }
  }

  @Test(arguments: seeds(4, inProofs: 100))
  func `is as true of all widths as of each by itself`(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let names = ["wide", "tall", "dot"]
    func sum() -> String {
      let view = names.randomElement(using: &random) ?? ""
      let factor = Double(Int.random(in: -8...8, using: &random)) / 4
      if Int.random(in: 0..<4, using: &random) == 0 {
        return "\(factor) * gap(wide, \(["tall", "dot"].randomElement(using: &random) ?? ""))"
      }
      let side = ContractSum.Attribute.allCases.randomElement(using: &random) ?? .left
      return "\(factor) * \(view).\(side)"
    }
    let rules = try (0..<40).map { _ in
      let sign = [">=", "<=", "=="].randomElement(using: &random) ?? ""
      let number = Int.random(in: -200...400, using: &random)
      return try ContractRule("\(sum()) + tall.left \(sign) \(sum()) + 0.1 * width + \(number)")
    }
    let checks = RuleChecks(rules.map { $0.check(in: nil) }, areAlone: true)
    let (scene, other) = (host(), host())
    (scene.rules, other.rules) = (checks, checks)
    var pieces = ScreenPieces(of: scene, along: .horizontal, over: 60...900)
    pieces.finish()
    var known: [String: Set<Int>] = [:]
    for stretch in pieces.stretches {
      for problem in stretch.problems {
        known[problem.attributes[0], default: []].formUnion(stretch.range)
      }
    }
    var broken: [String: Set<Int>] = [:]
    for width in 60...900 {
      var screen = other.screen
      screen.resize(.horizontal, to: CGFloat(width))
      other.apply(screen)
      for problem in other.snapshot.problems {
        broken[problem.attributes[0], default: []].insert(width)
      }
    }
    #expect(known == broken)
    #expect(broken.count > 5)
  }

  @Test func `stands beside the other checks, and two about the same views are two`() throws {
    let scene = host { $0.resize(to: CGSize(width: 400, height: 200)) }
    scene.rules = RuleChecks(
      try ["tall.height <= 100", "tall.height <= 150"].map { try ContractRule($0).check(in: nil) })
    let problems = scene.snapshot.problems
    #expect(
      problems.map(\.message) == [
        "tall.height is 200, expected 100 or less", "tall.height is 200, expected 150 or less",
        "tall reaches 80 points beyond the bottom of the screen",
      ])
    #expect(problems[0].kind == .contract)
    #expect(Set(problems.map(ProblemSign.init)).count == 3)
  }
}
