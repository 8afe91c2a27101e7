import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

/// Taking edits back where the scene has gone on since, and on other instances than the one in
/// which they were made.
@Suite struct `Edits that are taken back` {
  /// A host of a scene whose view is filled by a closure.
  private func host(_ fill: @escaping @MainActor (UIView) -> Void) -> SceneHost {
    SceneHost(bare: 400, 300, fill: fill)
  }

  /// A host with labels without names, which are told apart by their numbers alone.
  private func labels(_ texts: String...) -> SceneHost {
    host { view in
      for text in texts { view.addSubview(label(text)) }
    }
  }

  private func texts(in host: SceneHost) -> [String?] {
    host.controller.view.subviews.map { ($0 as? UILabel)?.text }
  }

  private func retitled(_ path: ItemID, _ before: String, _ after: String) -> SceneEdit {
    SceneEdit(.text, of: .view(path), from: .text(before), to: .text(after), subject: "label")
  }

  @Test func `change the view that was edited, whatever place it has among its siblings since`() {
    let host = labels("one", "two", "three")
    host.apply([retitled("view/UILabel[1]", "two", "TWO")])
    host.change { host.controller.view.subviews[0].removeFromSuperview() }
    #expect(host.standing(of: host.edits[0]) == .holds)
    host.apply([])
    #expect(texts(in: host) == ["two", "three"])
  }

  @Test func `name an edited view as before, and no other view by the same name`() throws {
    let host = labels("one", "two", "three")
    host.apply([retitled("view/UILabel[1]", "two", "TWO")])
    host.change { host.controller.view.subviews[0].removeFromSuperview() }
    #expect(host.identity(of: .view("view/UILabel")) == .view("view/UILabel[1]"))
    #expect(host.identity(of: .view("view/UILabel[1]")) == nil)
    #expect(host.present(.view("view/UILabel[1]")) == .view("view/UILabel"))
  }

  @Test func `are gone with a view that the scene has thrown away`() {
    let host = labels("one", "two", "three")
    host.apply([retitled("view/UILabel[1]", "two", "TWO")])
    host.change { host.controller.view.subviews[1].removeFromSuperview() }
    #expect(host.standing(of: host.edits[0]) == .missing)
    host.apply([])
    #expect(texts(in: host) == ["one", "three"])
  }

  @Test func `are made again on a view with a name of its own that the scene makes anew`() {
    func add(to view: UIView) {
      let label = label("one")
      label.accessibilityIdentifier = "title"
      view.addSubview(label)
    }
    let host = host(add)
    host.apply([retitled("view/title", "one", "ONE")])
    host.change {
      host.controller.view.subviews[0].removeFromSuperview()
      add(to: host.controller.view)
    }
    #expect(texts(in: host) == ["ONE"])
    host.apply([])
    #expect(texts(in: host) == ["one"])
  }

  @Test func `give each instance its own value back`() {
    func wide(_ constant: CGFloat) -> SceneHost {
      host { view in
        let box = view.addFree(UIView(), "box")
        box.widthAnchor.constraint(equalToConstant: constant).isActive = true
      }
    }
    let (shown, other) = (wide(8), wide(20))
    let id = shown.snapshot.constraints.first { $0.text == "box.width == 8" }?.id
    guard let id else { return #expect(id != nil) }
    let edit = SceneEdit(
      .constant, of: .constraint(id), from: .number(8), to: .number(12), subject: "box.width == 8")
    for host in [shown, other] {
      host.apply([edit])
      #expect(host.snapshot.view(at: "view/box")?.frame.width == 12)
      host.apply([])
    }
    #expect(shown.snapshot.view(at: "view/box")?.frame.width == 8)
    #expect(other.snapshot.view(at: "view/box")?.frame.width == 20)
  }

  @Test func `wait for a target that comes later, and are made on it`() {
    let host = host { _ in }
    let edit = retitled("view/late", "one", "ONE")
    host.apply([edit])
    #expect(host.standing(of: edit) == .missing)
    let label = label("one")
    label.accessibilityIdentifier = "late"
    host.change { host.controller.view.addSubview(label) }
    #expect(label.text == "ONE")
    #expect(host.standing(of: edit) == .holds)
    host.apply([])
    #expect(label.text == "one")
  }

  @Test func `are made after the layout of those before, which may bring their targets`() {
    final class Lazy: UIView {
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        guard isUserInteractionEnabled, label.superview == nil, subviews[0].isHidden else { return }
        label.text = "one"
        label.accessibilityIdentifier = "late"
        addSubview(label)
      }
    }
    func made() -> SceneHost {
      host { view in
        let lazy = view.add(Lazy(), "lazy", 0, 0, 100, 100)
        lazy.add(UIView(), "switch", 0, 0, 10, 10)
      }
    }
    let edits = [
      SceneEdit(
        .hidden, of: .view("view/lazy/switch"), from: .flag(false), to: .flag(true),
        subject: "switch"),
      retitled("view/lazy/late", "one", "ONE"),
    ]
    let (live, other) = (made(), made())
    live.controller.view.subviews[0].setNeedsLayout()
    live.apply([edits[0]])
    live.change { live.controller.view.subviews[0].setNeedsLayout() }
    live.apply(edits)
    other.apply(edits)
    other.change { other.controller.view.subviews[0].setNeedsLayout() }
    #expect(edits.map { live.standing(of: $0) } == [.holds, .holds])
    #expect(edits.map { other.standing(of: $0) } == [.holds, .holds])
  }

  @Test func `leave a value that the scene's code has set since, unless that is taken back first`()
  {
    let host = labels("one")
    let first = retitled("view/UILabel", "one", "ONE")
    host.apply([first])
    host.change { (host.controller.view.subviews[0] as? UILabel)?.text = "code" }
    let second = retitled("view/UILabel", "code", "CODE")
    let both = [first].adding(second)
    #expect(both == [first, second])
    host.apply(both)
    #expect(texts(in: host) == ["CODE"])
    #expect(host.apply([first]) == [])
    #expect(texts(in: host) == ["code"])
    #expect(host.apply([]) == [SceneHost.Overtaken(edit: first, value: .text("code"))])
    #expect(texts(in: host) == ["code"])
  }

  /// A scene with a box 100 points wide, and the edit that makes it 60 points wide.
  private func boxAndEdit() throws -> (host: SceneHost, edit: SceneEdit) {
    let host = host { view in
      let box = view.addFree(UIView(), "box")
      box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    let listed = try #require(host.snapshot.constraints.first { $0.text == "box.width == 100" })
    let edit = SceneEdit(
      .constant, of: .constraint(listed.id), from: .number(100), to: .number(60),
      subject: listed.text)
    return (host, edit)
  }

  @Test func `are made on the constraint that code puts in place of the edited one`() throws {
    let (host, edit) = try boxAndEdit()
    let box = host.controller.view.subviews[0]
    let former = try #require(box.constraints.first)
    host.apply([edit])
    host.change {
      former.isActive = false
      box.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
    #expect(host.snapshot.view(at: "view/box")?.frame.width == 60)
    #expect(
      host.snapshot.constraints.map(\.text).filter { $0.hasPrefix("box.width") } == [
        "box.width == 60"
      ])
    host.apply([])
    #expect(host.snapshot.view(at: "view/box")?.frame.width == 90)
    #expect(former.constant == 100)
  }

  @Test func `say that a constraint is gone that the scene's code has made inactive`() throws {
    let (host, edit) = try boxAndEdit()
    host.apply([edit])
    host.change { host.controller.view.subviews[0].constraints.first?.isActive = false }
    #expect(host.standing(of: edit) == .missing)
  }
}
