import AutoLayout
import Foundation
import Testing

@testable import Nibs

class PlayerController: UIViewController {
  var log: [String] = []
  func play(_ sender: UIButton) { log.append("play \(sender.tag)") }
  func stop() { log.append("stop") }
  func changed(_ sender: UISwitch) { log.append("changed") }
  func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped \(sender.view?.tag ?? 0)") }
  func picked(_ sender: UIBarButtonItem) { log.append("picked \(sender.tag)") }

  override class var actions: [Action] {
    super.actions + [
      Action("play:", PlayerController.play), Action("stop", PlayerController.stop),
      Action("changed:", PlayerController.changed), Action("tapped:", PlayerController.tapped),
      Action("picked:", PlayerController.picked),
    ]
  }
}

final class LoudPlayerController: PlayerController {
  override func play(_ sender: UIButton) { log.append("play loud") }
  func shout() { log.append("shout") }

  override class var actions: [Action] {
    super.actions + [Action("shout", LoudPlayerController.shout)]
  }
}

/// An object beside a scene's controller.
@MainActor final class Jukebox: NSObject, @MainActor NSCoding, ActionTarget {
  static weak var last: Jukebox?
  var log: [String] = []

  init?(coder: NSCoder) {
    super.init()
    Self.last = self
  }
  func encode(with coder: NSCoder) {}

  func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped \(sender.view?.tag ?? 0)") }
  func picked(_ sender: UIBarButtonItem) { log.append("picked \(sender.tag)") }

  nonisolated static var actions: [Action] {
    [Action("tapped:", Jukebox.tapped), Action("picked:", Jukebox.picked)]
  }
}

final class SilentController: UIViewController {}

/// Lists an action of another class by mistake.
final class MixedController: UIViewController {
  override class var actions: [Action] { [Action("stop", PlayerController.stop)] }
}

final class MaybeController: UIViewController {
  var log: [String] = []
  func maybe(_ sender: UIButton?) { log.append("maybe \(sender?.tag ?? 0)") }
  func any(_ sender: Any) { log.append("any") }
  func wrong(_ sender: UISwitch?) { log.append("wrong") }

  override class var actions: [Action] {
    [
      Action("maybe:", MaybeController.maybe), Action("any:", MaybeController.any),
      Action("wrong:", MaybeController.wrong),
    ]
  }
}

@MainActor @Suite(.phone) struct `Actions` {
  private func action(_ selector: String, _ destination: String = "vC1") -> String {
    """
    <connections>
        <action selector="\(selector)" destination="\(destination)" eventType="touchUpInside" id="aC1"/>
    </connections>
    """
  }

  private func button(_ connections: String, _ attributes: String = "") -> String {
    Documents.view("bU1", "0 0 50 50", #"tag="7" "# + attributes, name: "button", connections)
  }

  /// Loads a controller of a class with a button, and touches the button. The messages follow the
  /// file and the id in their line; those that come when the action is sent say so.
  private func touch(
    _ type: UIViewController.Type, _ connections: String, objects: String = "",
    buttonAttributes: String = ""
  ) throws -> (log: [String], messages: [String]) {
    let loading = Loading([type])
    let controller = try loading.controller(
      Documents.screen(
        1, "customClass=\"\(type)\"", subviews: button(connections, buttonAttributes),
        objects: objects))
    controller.shown()
    let loaded = loading.placedMessages
    (controller.view("bU1") as? UIButton)?.sendActions(for: .touchUpInside)
    let sent = loading.placedMessages.dropFirst(loaded.count).map { "sent: " + $0 }
    return (
      (controller as? PlayerController)?.log ?? (controller as? MaybeController)?.log ?? [],
      loaded + sent
    )
  }
  private let firstResponder = #"""
    <placeholder placeholderIdentifier="IBFirstResponder" id="fR1" sceneMemberID="firstResponder"/>
    """#

  @Test func `get their sender if they take one`() throws {
    let found = try touch(PlayerController.self, action("play:"))
    #expect(found.log == ["play 7"])
    #expect(found.messages == [])
    #expect(try touch(PlayerController.self, action("stop")).log == ["stop"])
  }

  @Test func `are the control's own, so that code adds them once and removes them`() throws {
    let loading = Loading([PlayerController.self])
    let made = try loading.controller(
      Documents.screen(1, #"customClass="PlayerController""#, subviews: button(action("stop"))))
    let controller = try #require(made as? PlayerController)
    controller.shown()
    let button = try #require(controller.view("bU1") as? UIButton)
    #expect(button.actions(forTarget: controller, forControlEvent: .touchUpInside) == ["stop"])
    button.addTarget(controller, action: .of(PlayerController.stop, "stop"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.log == ["stop"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(controller.log == ["stop"])
  }

  @Test func `are those of the subclass where it overrides them or adds some`() throws {
    #expect(try touch(LoudPlayerController.self, action("play:")).log == ["play loud"])
    #expect(try touch(LoudPlayerController.self, action("shout")).log == ["shout"])
    #expect(try touch(LoudPlayerController.self, action("stop")).log == ["stop"])
  }

  private let wrongSender = "the action changed: takes a UISwitch, not a UIButton"

  @Test func `that can't be sent are reported when the document is loaded`() throws {
    let unlisted = "add it to the class property actions"
    let cases: [(UIViewController.Type, selector: String, message: String)] = [
      (PlayerController.self, "changed:", wrongSender),
      (MaybeController.self, "wrong:", "the action wrong: takes a UISwitch, not a UIButton"),
      (
        MixedController.self, "stop",
        "the action stop belongs to PlayerController, not to MixedController"
      ),
      (PlayerController.self, "rewind:", "PlayerController has no action 'rewind:': \(unlisted)"),
      (SilentController.self, "play:", "SilentController has no action 'play:': \(unlisted)"),
    ]
    for (type, selector, message) in cases {
      let found = try touch(type, action(selector))
      #expect(found.log == [])
      #expect(found.messages == ["Test.storyboard:aC1: \(message)"])
    }
  }

  @Test func `that take any sender, or none, are sent`() throws {
    #expect(try touch(MaybeController.self, action("maybe:")).log == ["maybe 7"])
    let found = try touch(MaybeController.self, action("any:"))
    #expect(found.log == ["any"])
    #expect(found.messages == [])
  }

  @Test func `of a sender whose class is not there are reported when they are sent alone`() throws {
    let found = try touch(
      PlayerController.self, action("changed:"), buttonAttributes: #"customClass="Fancy""#)
    #expect(found.messages.count == 2)
    #expect(
      found.messages.first?.hasSuffix("there is no class Fancy: UIButton stands in for it") == true)
    #expect(found.messages.last == "sent: Test.storyboard:aC1: \(wrongSender)")
  }

  @Test func `to the first responder go up the chain until an object has them`() throws {
    let found = try touch(PlayerController.self, action("play:", "fR1"), objects: firstResponder)
    #expect(found.log == ["play 7"])
    #expect(found.messages == [])
    // One of another sender is reported when it is sent.
    let wrong = try touch(PlayerController.self, action("changed:", "fR1"), objects: firstResponder)
    #expect(wrong.log == [])
    #expect(wrong.messages == ["sent: Test.storyboard:aC1: \(wrongSender)"])
  }

  @Test func `come from recognisers and items of bars as well`() throws {
    // To the first responder, those of items begin at the controller, of recognisers at their view.
    for (destination, objects) in [("vC1", ""), ("fR1", firstResponder)] {
      let loading = Loading([PlayerController.self])
      let controller = try loading.controller(sources(to: destination, objects: objects))
      try use(controller)
      #expect((controller as? PlayerController)?.log == ["tapped 3", "picked 5"])
      #expect(loading.messages == [])
    }
  }

  /// The scene of a controller with an item and a recogniser, which have actions of a destination.
  private func sources(to destination: String, objects: String = "") -> String {
    func connection(_ selector: String) -> String {
      #"<connections><action selector="\#(selector)" destination="\#(destination)" id="a\#(selector)"/></connections>"#
    }
    return Documents.screen(
      1, #"customClass="PlayerController""#,
      subviews: Documents.view(
        "aV1", "0 0 50 50", #"tag="3" fixedFrame="YES""#,
        """
        <connections>
            <outletCollection property="gestureRecognizers" destination="tA1" appends="YES" id="oG1"/>
        </connections>
        """),
      inController: """
        <navigationItem key="navigationItem" id="nI1">
            <barButtonItem key="rightBarButtonItem" tag="5" title="Pick" id="bI1">
                \(connection("picked:"))
            </barButtonItem>
        </navigationItem>
        """,
      objects: """
        <tapGestureRecognizer id="tA1">\(connection("tapped:"))</tapGestureRecognizer>
        \(objects)
        """)
  }

  private func use(_ controller: UIViewController) throws {
    let window = controller.shown()
    window.sendTap(at: CGPoint(x: 20, y: 20))
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.perform())
  }

  @Test func `of items go to objects of the scene that are made after them`() throws {
    let loading = Loading([PlayerController.self, Jukebox.self])
    let controller = try loading.controller(
      sources(to: "jB1", objects: #"<customObject customClass="Jukebox" id="jB1"/>"#))
    try use(controller)
    #expect(Jukebox.last?.log == ["tapped 3", "picked 5"])
    #expect((controller as? PlayerController)?.log == [])
    #expect(loading.messages == [])
  }

  @Test func `of a nib go to its owner, long after it was made`() throws {
    let loading = Loading()
    let nib = try loading.nib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PlayerController"/>"#
        + button(action("play:", "-1")))
    let owner = PlayerController()
    let made = nib.instantiate(withOwner: owner).first as? UIButton
    made?.sendActions(for: .touchUpInside)
    #expect(owner.log == ["play 7"])
    #expect(loading.messages == [])
  }
}
