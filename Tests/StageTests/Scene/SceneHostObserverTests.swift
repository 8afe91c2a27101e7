import AutoLayout
import Testing

@testable import Stage

/// A controller that overrides nothing, and has a view of its own that lays out by hand.
private final class ObservedController: UIViewController {
  let box = ObservedBox()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(UILabel())
  }
}

private final class ObservedBox: UIView {}

@Suite struct SceneHostObserverTests {
  private final class Events {
    var all: [LayoutEvent] = []
    var calls: [String] {
      all.compactMap {
        guard case .callback(let call) = $0 else { return nil }
        return "\(call.receiver).\(call.method)" + (call.detail.map { " " + $0 } ?? "")
      }
    }
    func take() -> [String] {
      defer { all = [] }
      return calls
    }
  }

  private func observed() -> (SceneHost, Events) {
    let events = Events()
    let host = SceneHost(
      screen: SimulatedScreen(), observer: { events.all.append($0) },
      make: { ObservedController() })
    return (host, events)
  }

  @Test func `the observer is told of the callbacks of the scene's classes, and of no others`() {
    let (_, events) = observed()
    let calls = events.take()
    #expect(calls.first == "ObservedController.loadView()")
    let wanted = [
      "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
      "updateViewConstraints()", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      "viewDidAppear(_:)",
    ].map { "ObservedController." + $0 }
    #expect(calls.filter(wanted.contains) == wanted)
    #expect(calls.allSatisfy { $0.hasPrefix("Observed") })
    #expect(calls.contains("ObservedBox.didMoveToWindow()"))
    #expect(calls.contains("ObservedBox.layoutSubviews()"))
  }

  @Test func `a change of the screen is told as size and traits`() {
    let (host, events) = observed()
    _ = events.take()
    var screen = host.screen
    screen.rotate()
    host.apply(screen)
    let calls = events.take()
    #expect(
      calls.prefix(2) == [
        "ObservedController.willTransition(to:with:) HorizontalSizeClass = Regular, "
          + "VerticalSizeClass = Compact",
        "ObservedController.viewWillTransition(to:with:) 736 x 414",
      ])
    #expect(calls.contains { $0.hasPrefix("ObservedBox.traitCollectionDidChange(_:) Horizontal") })
    host.apply(screen)
    #expect(events.take() == [])
  }

  @Test func `messages are told as they are logged, between the callbacks`() {
    let (host, events) = observed()
    _ = events.take()
    let view = host.controller.view
    host.change {
      view?.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view?.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    #expect(
      events.all.compactMap { if case .message(let message) = $0 { message.kind } else { nil } }
        == host.messages.map(\.kind))
    #expect(!host.messages.isEmpty)
  }
}
