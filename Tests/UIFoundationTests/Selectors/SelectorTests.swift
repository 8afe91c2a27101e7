import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// An object whose methods are called by their names.
@MainActor class Kettle: NSObject, ActionTarget {
  var lines: [String] = []
  var degrees = 20

  func boil() -> Int {
    lines.append("boil")
    return 100
  }
  func pour(_ cup: String?) { lines.append("pour \(cup ?? "nothing")") }
  func pour(_ cup: NSNumber) { lines.append("pour number \(cup)") }
  func serve(_ cup: String, to guest: Any) { lines.append("serve \(cup) to \(guest)") }
  func close(_ isForced: Bool) { lines.append("close \(isForced)") }
  private func whistle() { lines.append("whistle") }

  static let whistling = Selector.of(Kettle.whistle)

  nonisolated class var actions: [Action] {
    [
      Action("boil", Kettle.boil),
      Action("pour:", Kettle.pour(_:) as @MainActor (Kettle) -> @MainActor (String?) -> Void),
      Action("serve:to:", Kettle.serve),
    ]
  }
}

/// A kettle with another method of a name, as Objective-C overrides what Swift keeps apart.
final class Samovar: Kettle {
  func heat() { lines.append("heat") }
  nonisolated override class var actions: [Action] {
    super.actions + [Action("boil", Samovar.heat)]
  }
}

@MainActor @Suite struct `A selector` {
  private let kettle = Kettle()

  @Test func `of a name finds the method in the list of the class`() {
    #expect(Selector("boil").send(to: kettle) as? Int == 100)
    Selector("pour:").send(to: kettle, "cup")
    Selector("serve:to:").send(to: kettle, "tea", 7)
    #expect(kettle.lines == ["boil", "pour cup", "serve tea to 7"])
  }

  @Test func `of a method has it, also a private one and one of several of a name`() {
    Kettle.whistling.send(to: kettle)
    Selector.of(Kettle.pour(_:) as @MainActor (Kettle) -> @MainActor (NSNumber) -> Void).send(
      to: kettle, NSNumber(1))
    Selector.of(Kettle.serve).send(to: kettle, "tea", "Alice")
    #expect(kettle.lines == ["whistle", "pour number 1", "serve tea to Alice"])
  }

  @Test func `calls what a subclass has of its name`() {
    let samovar = Samovar()
    Selector.of(Kettle.boil, "boil").send(to: samovar)
    #expect(samovar.lines == ["heat"])
  }

  @Test func `gets and sets a property`() {
    #expect(Selector.of(getter: \Kettle.degrees, "degrees").send(to: kettle) as? Int == 20)
    Selector.of(setter: \Kettle.degrees, "setDegrees:").send(to: kettle, 80)
    #expect(kettle.degrees == 80)
  }

  @Test func `is equal by its name, or else by its place in the source`() {
    #expect(Selector.of(Kettle.boil, "boil") == "boil")
    #expect(Selector.of(Kettle.boil, "boil") != Selector.of(Kettle.boil, "heat"))
    let made = (0...1).map { _ in Selector.of(Kettle.boil) }
    #expect(made[0] == made[1])
    let other = Selector.of(Kettle.boil)
    #expect(made[0] != other)
    #expect(NSStringFromSelector(NSSelectorFromString("pour:")) == "pour:")
  }

  @Test func `takes an object for true and nil for what is optional`() {
    Selector.of(Kettle.close).send(to: kettle, kettle)
    Selector.of(Kettle.close).send(to: kettle, false)
    Selector("pour:").send(to: kettle)
    #expect(kettle.lines == ["close true", "close false", "pour nothing"])
  }

  @Test func `raises an exception if nobody has its method, or if it takes something else`() {
    let raised = exceptions {
      Selector("steep:").send(to: kettle, 1)
      Selector.of(Kettle.boil).send(to: NSObject())
      Selector("serve:to:").send(to: kettle, 7, "Alice")
      Selector("serve:to:").send(to: kettle)
    }
    let unrecognized = "unrecognized selector sent to instance 0x1"
    #expect(raised.allSatisfy { $0.name == "NSInvalidArgumentException" })
    let reasons = raised.map { withoutAddresses($0.reason) }
    #expect(reasons[0] == "-[UIFoundationTests.Kettle steep:]: \(unrecognized)")
    #expect(reasons[1].hasSuffix(unrecognized))
    #expect(
      Array(reasons.dropFirst(2)) == [
        "-[UIFoundationTests.Kettle serve:to:]: takes a String, not a Int",
        "-[UIFoundationTests.Kettle serve:to:]: takes a String, not nil",
      ])
    #expect(kettle.lines == [])
  }
}
