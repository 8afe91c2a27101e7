import Testing
import UIKit

@testable import Stage

@Suite struct `The reason of an edge` {
  let host = `Edits of a scene that runs`.host()

  @Test func `is the sum of the constants that lead to it`() throws {
    let reason = try #require(host.reason(for: .bottom, of: "view/box"))
    #expect(reason.name == "box.bottom")
    #expect(reason.value == 160)
    #expect(
      reason.terms.map { "\($0.part) by \($0.text)" } == [
        "20.0 by titleLabel.top == view.top + 20", "40.0 by box.top == titleLabel.top + 40",
        "100.0 by box.height == 100",
      ])
    #expect(reason.base + reason.terms.map(\.part).reduce(0, +) == reason.value)
  }

  @Test func `tells how it follows the screen`() throws {
    let reason = try #require(host.reason(for: .width, of: "view/box"))
    let screen = try #require(reason.terms.last)
    #expect(screen.text == "the screen's width")
    #expect((screen.coefficient, screen.constant) == (0.5, 400))
    #expect(screen.constraint == nil)
  }

  @Test func `names the constraints that would have it elsewhere, and what they yield to`() throws {
    host.change {
      let box = (host.controller as? EditedController)?.box
      let width = box?.widthAnchor.constraint(equalToConstant: 320)
      width?.priority = .defaultHigh
      width?.isActive = true
    }
    let reason = try #require(host.reason(for: .width, of: "view/box"))
    let wish = try #require(reason.wishes.first)
    #expect(reason.wishes.count == 1)
    #expect(wish.text == "box.width == 320")
    #expect(wish.violation == 120)
    #expect(wish.yieldsTo.map(\.text) == ["box.width == 0.5 * view.width", "the screen's width"])
  }

  @Test func `stays true: a constant that grows by a point moves it by its coefficient`() throws {
    let path = ViewPath("view/box")
    for attribute in NSLayoutConstraint.Attribute.explained {
      let reason = try #require(host.reason(for: attribute, of: path))
      for term in reason.terms {
        guard let id = term.constraint,
          let constant = host.value(of: .constant, of: .constraint(id))?.number
        else { continue }
        host.apply([
          SceneEdit(
            .constant, of: .constraint(id), from: .number(constant), to: .number(constant + 1),
            subject: term.text)
        ])
        let moved = try #require(host.reason(for: attribute, of: path))
        #expect(
          abs(moved.value - reason.value - term.coefficient) < 1e-9, "\(reason.name) \(term.text)")
        host.apply([])
      }
    }
  }
}
