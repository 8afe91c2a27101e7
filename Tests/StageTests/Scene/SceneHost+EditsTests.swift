import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `Edits of a scene that runs` {
  static func host(width: CGFloat = 400) -> SceneHost {
    SceneHost(screen: .bare(width, 300)) { EditedController() }
  }

  let host = Self.host()

  /// An edit of the constraint with a text, or of the view with a name.
  func edit(
    _ property: EditedProperty, of text: String, to value: EditedValue, in host: SceneHost? = nil
  ) throws -> SceneEdit {
    let host = host ?? self.host
    let target: SceneEdit.Target =
      switch property.owner {
      case .constraint:
        .constraint(try #require(host.snapshot.constraints.first { $0.text == text }).id)
      case .view: .view(ItemID(ViewPath("view/" + text)))
      }
    let before = try #require(host.value(of: property, of: target))
    return SceneEdit(property, of: target, from: before, to: value, subject: text)
  }

  func frame(_ name: String, in host: SceneHost? = nil) -> CGRect? {
    (host ?? self.host).snapshot.view(at: ViewPath("view/" + name))?.solvedFrame
  }

  @Test func `move what they concern, and taking them back restores the layout`() throws {
    let before = host.snapshot
    let edits = [
      try edit(.constant, of: "box.height == 100", to: .number(60)),
      try edit(.constant, of: "box.top == titleLabel.top + 40", to: .number(50)),
      try edit(.multiplier, of: "box.width == 0.5 * view.width", to: .number(0.75)),
    ]
    host.apply(edits)
    #expect(frame("box") == CGRect(x: 0, y: 70, width: 300, height: 60))
    host.apply(Array(edits.prefix(1)))
    #expect(frame("box") == CGRect(x: 0, y: 60, width: 200, height: 60))
    host.apply([])
    #expect(host.snapshot == before)
  }

  @Test func `keep their place in other instances of the scene`() throws {
    let edits = [
      try edit(.constant, of: "box.height == 100", to: .number(60)),
      try edit(.multiplier, of: "box.width == 0.5 * view.width", to: .number(0.75)),
      try edit(.text, of: "titleLabel", to: .text("Another")),
    ]
    let other = Self.host(width: 200)
    other.apply(edits)
    #expect(frame("box", in: other) == CGRect(x: 0, y: 60, width: 150, height: 60))
    #expect((other.view(at: "view/titleLabel") as? UILabel)?.text == "Another")
    #expect(edits.map { other.standing(of: $0) } == [.holds, .holds, .holds])
  }

  @Test func `concern the constraint of one size class alone, however often that changes`() throws {
    host.apply([try edit(.multiplier, of: "box.width == 0.5 * view.width", to: .number(0.75))])
    #expect(frame("box")?.width == 300)
    var screen = host.screen
    screen.widthClass = .regular
    host.apply(screen)
    #expect(frame("box")?.width == 100)
    screen.widthClass = .compact
    host.apply(screen)
    #expect(frame("box")?.width == 300)
    #expect(host.snapshot.problems.isEmpty)
  }

  @Test func `find the constraint of the other class where that is inactive`() throws {
    var screen = host.screen
    screen.widthClass = .regular
    let other = SceneHost(screen: screen) { EditedController() }
    let edit = try edit(.multiplier, of: "box.width == 0.5 * view.width", to: .number(0.75))
    other.apply([edit])
    #expect(frame("box", in: other)?.width == 100)
    other.apply(host.screen)
    #expect(frame("box", in: other)?.width == 300)
  }

  @Test func `switch a constraint off that nobody else holds, and on again`() throws {
    let rank = host.controller.view.constraints.first { $0.constant == 10 }?.activationIndex
    let off = try edit(.active, of: "titleLabel.leading == view.leading + 10", to: .flag(false))
    host.apply([off])
    #expect(frame("titleLabel")?.minX == 0)
    #expect(host.snapshot.problems.map(\.kind) == [.ambiguous])
    let listed = host.snapshot.constraints.first { $0.text == off.subject }
    #expect(listed?.isActive == false)
    guard case .constraint(let id) = off.target else { return }
    #expect(listed?.id == id)
    host.apply([])
    #expect(frame("titleLabel")?.minX == 10)
    #expect(host.controller.view.constraints.first { $0.constant == 10 }?.activationIndex == rank)
    #expect(host.snapshot.problems.isEmpty)
  }

  @Test func `of a relation and a priority let the other constraints decide`() throws {
    host.apply([
      try edit(.priority, of: "box.height == 100", to: .number(400)),
      try edit(.relation, of: "box.top == titleLabel.top + 40", to: .relation(.greaterThanOrEqual)),
    ])
    let texts = host.snapshot.constraints.map(\.text)
    #expect(texts.contains("box.top >= titleLabel.top + 40"))
    #expect(host.snapshot.constraints.first { $0.text == "box.height == 100" }?.priority == 400)
  }

  @Test func `say where the scene's own code has set another value`() throws {
    let edit = try edit(.constant, of: "box.height == 100", to: .number(60))
    host.apply([edit])
    host.change { (host.controller as? EditedController)?.height.constant = 80 }
    #expect(host.standing(of: edit) == .replaced(.number(80)))
    // What the code has set is not the edit's to take back.
    let overtaken = host.apply([])
    #expect(overtaken == [SceneHost.Overtaken(edit: edit, value: .number(80))])
    #expect(frame("box")?.height == 80)
  }

  @Test func `change nothing where their target is not there, and say so`() {
    let edit = SceneEdit(
      .hidden, of: .view("view/nobody"), from: .flag(false), to: .flag(true), subject: "nobody")
    let before = host.snapshot
    host.apply([edit])
    #expect(host.snapshot == before)
    #expect(host.standing(of: edit) == .missing)
  }

  @Test func `have only values that UIKit takes`() {
    #expect(!EditedProperty.priority.admits(.number(0)))
    #expect(!EditedProperty.priority.admits(.number(1001)))
    #expect(!EditedProperty.multiplier.admits(.number(0)))
    #expect(!EditedProperty.constant.admits(.number(.nan)))
    #expect(!EditedProperty.constant.admits(.flag(true)))
    #expect(EditedProperty.priority.admits(.number(1000)))
  }

  @Test func `of a view that a stack hides are repaired by priorities alone`() throws {
    let host = SceneHost(400, 400) { view in
      let (shown, hidden) = (UIView(), UIView())
      hidden.accessibilityIdentifier = "hidden"
      hidden.heightAnchor.constraint(equalToConstant: 44).isActive = true
      hidden.isHidden = true
      let stack = UIStackView(arrangedSubviews: [shown, hidden])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      view.addSubview(stack)
    }
    let problem = try #require(host.snapshot.problems.first { $0.kind == .conflict })
    #expect(problem.repairs.map(\.sentence) == ["priority 1000 -> 999 of hidden.height == 44"])
    host.apply(problem.repairs)
    #expect(host.snapshot.conflictCount == 0)
  }

  @Test func `repair a conflict, each of those that are offered`() throws {
    host.apply([try edit(.constant, of: "box.height == 100", to: .number(60))])
    host.change {
      let box = (host.controller as? EditedController)?.box
      box?.bottomAnchor.constraint(equalTo: host.controller.view.topAnchor, constant: 150)
        .isActive = true
    }
    let problem = try #require(host.snapshot.problems.first { $0.kind == .conflict })
    #expect(
      problem.repairs.map(\.sentence) == [
        "constant 150 -> 120 of box.bottom == view.top + 150",
        "constant 20 -> 50 of titleLabel.top == view.top + 20",
        "constant 40 -> 70 of box.top == titleLabel.top + 40",
        "constant 60 -> 90 of box.height == 60",
        "priority 1000 -> 999 of box.bottom == view.top + 150",
      ])
    let edits = host.edits
    for repair in problem.repairs {
      host.apply(edits + [repair])
      #expect(host.snapshot.conflictCount == 0, "\(repair.sentence)")
      host.apply(edits)
      #expect(host.snapshot.conflictCount == 1)
    }
  }
}
