import Testing
import UIKit

@testable import Stage

@Suite struct `Edits as lines of Swift` {
  let host = `Edits of a scene that runs`.host()

  func lines(_ edits: [(EditedProperty, String, EditedValue)]) throws -> [String] {
    let suite = `Edits of a scene that runs`()
    host.apply(try edits.map { try suite.edit($0, of: $1, to: $2, in: host) })
    return host.swiftLines(for: host.edits.net)
  }

  @Test func `set the properties of what has a name`() throws {
    let lines = try lines([
      (.constant, "box.height == 100", .number(60)),
      (.priority, "box.height == 100", .number(750.5)),
      (.hidden, "box", .flag(true)),
      (.text, "titleLabel", .text("A \"quoted\"\nline \\ \u{7}")),
      (.hugging(.vertical), "titleLabel", EditedProperty.priority.stored(.number(749.3))),
    ])
    #expect(
      lines == [
        "height.constant = 60",
        "height.priority = UILayoutPriority(750.5)",
        "box.isHidden = true",
        #"titleLabel.text = "A \"quoted\"\nline \\ \u{7}""#,
        "titleLabel.setContentHuggingPriority(UILayoutPriority(749.3), for: .vertical)",
      ])
  }

  @Test func `make the constraint in place of one without a name`() throws {
    let lines = try lines([
      (.constant, "titleLabel.top == view.top + 20", .number(24)),
      (.priority, "titleLabel.leading == view.leading + 10", .number(700)),
      (.active, "box.leading == view.leading", .flag(false)),
    ])
    #expect(
      lines == [
        "// In place of titleLabel.top == view.top + 20",
        "titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true",
        "// In place of titleLabel.leading == view.leading + 10",
        "let replacement2 = titleLabel.leadingAnchor.constraint("
          + "equalTo: view.leadingAnchor, constant: 10)",
        "replacement2.priority = UILayoutPriority(700)",
        "replacement2.isActive = true",
        "// Without box.leading == view.leading",
      ])
  }

  @Test func `store the constraint in place of a stored one, for the code to go on with`() throws {
    let lines = try lines([(.multiplier, "box.width == 0.5 * view.width", .number(0.75))])
    #expect(
      lines == [
        "// In place of box.width == 0.5 * view.width",
        "compact[0].isActive = false",
        "compact[0] = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75)",
        "compact[0].isActive = true",
      ])
  }

  @Test func `leave inactive what is inactive`() throws {
    let lines = try lines([(.multiplier, "box.width == 0.25 * view.width", .number(0.3))])
    #expect(
      lines == [
        "// In place of box.width == 0.25 * view.width",
        "regular[0] = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3)",
      ])
  }

  @Test func `keep identifier and priority of a constraint that is made anew`() throws {
    (host.controller as? EditedController)?.height.identifier = "tall"
    (host.controller as? EditedController)?.height.priority = UILayoutPriority(900)
    let lines = try lines([
      (.relation, "box.height == 100", .relation(.greaterThanOrEqual)),
      (.active, "box.height == 100", .flag(false)),
    ])
    #expect(
      lines == [
        "// In place of box.height == 100",
        "height.isActive = false",
        "height = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 100)",
        "height.priority = UILayoutPriority(900)",
        #"height.identifier = "tall""#,
      ])
  }

  @Test func `set the title of a configured button by its configuration`() throws {
    let button = UIButton()
    button.configuration = .plain()
    button.accessibilityIdentifier = "button"
    host.change { host.controller.view.addSubview(button) }
    #expect(
      try lines([(.text, "button", .text("Go"))]) == [
        #"view.subviews[2].configuration?.title = "Go""#
      ]
    )
  }

  @Test func `leave out what was changed back`() throws {
    let suite = `Edits of a scene that runs`()
    let edit = try suite.edit(.constant, of: "box.height == 100", to: .number(60), in: host)
    let back = SceneEdit(
      .constant, of: edit.target, from: edit.after, to: edit.before, subject: edit.subject)
    #expect([edit, back].net == [])
    #expect([edit].adding(back) == [])
  }
}
