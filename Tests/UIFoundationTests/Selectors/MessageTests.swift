import Foundation
import Testing

@testable import UIFoundation

/// What timers, notifications and `perform` send messages to.
@MainActor private final class Listener: NSObject, ActionTarget {
  var lines: [String] = []

  func tick(_ timer: Timer) { lines.append("tick \(timer.userInfo ?? "nothing")") }
  func note(_ notification: Notification) { lines.append("note \(notification.name.rawValue)") }
  func other(_ notification: NSNotification) { lines.append("other") }
  func reload() { lines.append("reload") }
  func find(_ text: NSString) -> Listener {
    lines.append("find \(text)")
    return Listener()
  }

  nonisolated static var actions: [Action] {
    [Action("reload", Listener.reload), Action("find:", Listener.find)]
  }
}

@MainActor @Suite struct `Messages are sent` {
  private let listener = Listener()
  private static let bell = Notification.Name("bell")

  @Test func `at once, with a result that stays for the turn`() {
    #expect(listener.responds(to: "find:"))
    #expect(!listener.responds(to: "lose:"))
    listener.perform("reload")
    let found = listener.perform("find:", with: "tea")?.takeUnretainedValue()
    #expect(found is Listener)
    #expect(listener.lines == ["reload", "find tea"])
  }

  @Test func `after a delay, unless they are cancelled`() {
    listener.perform("find:", with: "tea", afterDelay: 0)
    listener.perform("find:", with: "cake", afterDelay: 0)
    listener.perform("reload", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "find:", object: "tea")
    #expect(RunLoop.current.run(mode: .default, before: Date()))
    #expect(listener.lines.sorted() == ["find cake", "reload"])
    listener.perform("reload", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    _ = RunLoop.current.run(mode: .default, before: Date())
    #expect(listener.lines.count == 2)
  }

  @Test func `on the main thread, where a caller there may wait`() {
    listener.performSelector(onMainThread: "reload", with: nil, waitUntilDone: true)
    #expect(listener.lines == ["reload"])
  }

  @Test func `by a timer, which has its object and retains its target until it is invalid`() {
    let timer = Timer(
      timeInterval: 60, target: listener, selector: .of(Listener.tick), userInfo: "tea",
      repeats: true)
    timer.fire()
    timer.fire()
    #expect(listener.lines == ["tick tea", "tick tea"])
    weak var target: Listener?
    let retaining: Timer
    do {
      let made = Listener()
      target = made
      retaining = .scheduledTimer(
        timeInterval: 60, target: made, selector: .of(Listener.tick), userInfo: nil, repeats: true)
    }
    retaining.fire()
    #expect(target?.lines == ["tick nothing"])
    retaining.invalidate()
    #expect(target == nil)
  }

  @Test func `for notifications of a name and an object, in the order of observers`() {
    let (center, object) = (NotificationCenter(), NSObject())
    center.addObserver(listener, selector: .of(Listener.note), name: Self.bell, object: nil)
    center.addObserver(listener, selector: .of(Listener.other), name: nil, object: object)
    center.post(name: Self.bell, object: object)
    center.post(name: Self.bell, object: nil)
    center.post(name: Notification.Name("door"), object: object)
    center.post(name: Notification.Name("door"), object: nil)
    #expect(listener.lines == ["note bell", "other", "note bell", "other"])
  }

  @Test func `for no notification after the observer was removed, or has gone`() {
    let center = NotificationCenter()
    center.addObserver(listener, selector: .of(Listener.note), name: Self.bell, object: nil)
    center.addObserver(listener, selector: .of(Listener.other), name: nil, object: nil)
    center.removeObserver(listener, name: Self.bell, object: nil)
    center.post(name: Self.bell, object: nil)
    center.removeObserver(listener)
    center.post(name: Self.bell, object: nil)
    #expect(listener.lines == ["other"])
    weak var gone: Listener?
    do {
      let observer = Listener()
      gone = observer
      center.addObserver(observer, selector: .of(Listener.note), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Self.bell, object: nil)
  }
}
