import Testing
import UIKit
import Wording

@testable import Stage

@Suite struct `The reason of an edge` {
  let host = `Edits of a scene that runs`.host()

  @Test func `is the sum of the constants that lead to it`() throws {
    let reason = try #require(host.reason(for: .bottom, of: "view/box"))
    #expect(reason.name == "box.bottom")
    #expect(reason.value == 160)
    #expect(
      reason.terms.map { "\($0.part) by \($0.text)" } == [
        "100.0 by box.height == 100", "40.0 by box.top == titleLabel.top + 40",
        "20.0 by titleLabel.top == view.top + 20",
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

  @Test func `is a chain of values, each by the constraint that decides it`() throws {
    let reason = try #require(host.reason(for: .bottom, of: "view/box"))
    #expect(
      reason.links.map(\.line) == [
        "box.bottom = 1 * box.top + 1 * box.height + 0", "box.top = 1 * titleLabel.top + 40",
        "titleLabel.top = 1 * view.top + 20", "box.height = 100",
      ])
    #expect(reason.links.first?.parts.map(\.value) == [60, 100])
    #expect(reason.next == nil)
    let first = try #require(host.reason(for: .bottom, of: "view/box", opening: []))
    #expect(first.links.count == 1)
    #expect(first.next?.attribute == "top")
  }

  @Test func `counts from the right where a constraint does`() throws {
    var screen = host.screen
    screen.direction = .rightToLeft
    host.apply(screen)
    for attribute in NSLayoutConstraint.Attribute.explained {
      let reason = try #require(host.reason(for: attribute, of: "view/box"))
      let link = try #require(reason.links.first)
      let sum = link.parts.reduce(link.constant ?? 0) { $0 + $1.factor * $1.value }
      #expect(link.constant == nil || abs(sum - reason.value) < 0.001, "\(reason.name)")
    }
  }
}

extension Reason.Link {
  fileprivate var line: String {
    let sum = parts.map { "\($0.factor.shortDecimal) * \($0.item).\($0.attribute)" }
    let rest = constant.map(\.shortDecimal)
    return "\(item).\(attribute) = " + (sum + [rest].compactMap(\.self)).joined(separator: " + ")
  }
}
