import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A view that its mask still places` {
  @Test func `is found where it has constraints of its own`() {
    let host = SceneHost(400, 400) { view in
      let box = view.add(UIView(), "box", 0, 0, 0, 0)
      box.widthAnchor.constraint(equalToConstant: 100).isActive = true
      let other = view.add(UIView(), "other", 0, 0, 10, 10)
      other.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    }
    #expect(
      host.messages(of: .autoresizingMask) == [
        "box has constraints, but its autoresizing mask places it "
          + "(translatesAutoresizingMaskIntoConstraints is true)",
        "other has constraints, but its autoresizing mask places it "
          + "(translatesAutoresizingMaskIntoConstraints is true)",
      ])
    let found = host.snapshot.problems.first { $0.kind == .autoresizingMask }
    #expect(found?.constraints.map(\.text) == ["box.width == 100"])
    #expect(found?.broken == nil)
    #expect(found?.marked == ["view/box"])
  }

  @Test func `is none in a bar, which asks it for the size of its constraints`() {
    let host = SceneHost(400, 400) { view in
      let bar = view.add(UINavigationBar(), "bar", 0, 0, 400, 44)
      let title = UIView()
      title.accessibilityIdentifier = "title"
      title.widthAnchor.constraint(equalToConstant: 60).isActive = true
      title.heightAnchor.constraint(equalToConstant: 20).isActive = true
      let item = UINavigationItem()
      item.titleView = title
      bar.items = [item]
    }
    #expect(host.messages(of: .autoresizingMask) == [])
    #expect(host.messages(of: .conflict) == [])
  }

  @Test func `is none where only its neighbours have them, or where no mask is made into any`() {
    let host = SceneHost(400, 400) { view in
      let header = view.add(UIView(), "header", 0, 0, 400, 50)
      let text = view.addFree(label("Text"), "text")
      let inner = header.addFree(label("Inner"), "inner")
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: header.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.topAnchor.constraint(equalTo: header.topAnchor),
        inner.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      ])
    }
    #expect(host.messages(of: .autoresizingMask) == [])
  }
}
