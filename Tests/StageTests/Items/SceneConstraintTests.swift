import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `The source of a size that no document has` {
  @Test func `is the stack view that hides its view, and not a content`() {
    let host = SceneHost(screen: SimulatedScreen()) {
      let controller = UIViewController()
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.heightAnchor.constraint(equalToConstant: 44).isActive = true
      box.isHidden = true
      let stack = UIStackView(arrangedSubviews: [box, UILabel()])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      let view: UIView = controller.view
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return controller
    }
    let conflict = host.snapshot.problems.first { $0.kind == .conflict }
    #expect(
      conflict?.constraints.map(\.textWithSource).sorted() == [
        "box.height == 0 (hidden in a stack view)", "box.height == 44",
      ])
  }
}

@Suite struct `What the system makes for its layout` {
  /// A row of two labels that are centred and spread, in a page that scrolls.
  private let host = SceneHost(400, 400) { view in
    let page = view.addFree(UIScrollView(), "page")
    let row = page.addFree(UIStackView(), "row")
    row.alignment = .center
    row.distribution = .equalSpacing
    row.spacing = 8
    for name in ["one", "two"] {
      row.addArrangedSubview(label(name))
      row.arrangedSubviews.last?.accessibilityIdentifier = name
    }
    let (content, frame) = (page.contentLayoutGuide, page.frameLayoutGuide)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.topAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      row.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  @Test func `has people's names in all constraints, and not those of the log`() {
    let constraints = host.snapshot.constraints
    let texts = constraints.map(\.text)
    for text in [
      "row.alignment.bottom >= one.bottom", "row.distribution.leading == one.trailing",
      "row.leading == page.contentLayoutGuide.leading",
      "row.width == page.frameLayoutGuide.width",
    ] {
      #expect(texts.contains(text))
    }
    let spacing = constraints.first { $0.text == "two.leading >= one.trailing + 8" }
    #expect(spacing?.identifier == "UISV-spacing")
    #expect(spacing?.shownIdentifier == "stack spacing")
    let words = constraints.flatMap { [$0.text, $0.textWithSource, $0.shownIdentifier ?? ""] }
    #expect(!words.contains { $0.contains("UISV") || $0.contains("UIScrollView") })
    let least = constraints.first { $0.text == "row.alignment.height == 0" }
    #expect(least?.textWithSource == "row.alignment.height == 0 (the alignment in a stack view)")
  }

  @Test func `keeps the name in UIKit's log of what people look for by it`() {
    let host = SceneHost(400, 400) { view in
      let row = view.addFree(UIStackView(), "row")
      for name in ["one", "two"] {
        let text = label("a text of several words")
        text.numberOfLines = 0
        text.accessibilityIdentifier = name
        row.insertArrangedSubview(text, at: 0)
      }
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: view.topAnchor),
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    let widths = host.snapshot.constraints.filter { $0.text.hasSuffix("0.5 * row.width") }
    #expect(
      widths.map(\.shownIdentifier) == Array(repeating: "UISV-text-width-disambiguation", count: 2))
    #expect(
      widths.first?.textWithSource
        == "one.width == 0.5 * row.width (UISV-text-width-disambiguation)")
    // Views stand in the list as they are arranged, and not as they were added.
    let names = host.currentInventory.items.map(\.name)
    #expect(names.firstIndex(of: "two").map { $0 + 1 } == names.firstIndex(of: "one"))
  }

  @Test func `is found by people's names and by those of the log`() {
    for name in ["row.alignment", "view/page/row/alignment", "UISV-alignment-spanner"] {
      #expect(host.currentInventory.paths(named: name).map(\.text) == ["view/page/row/alignment"])
    }
    #expect(
      host.currentInventory.paths(named: "UIScrollView-contentLayoutGuide").map(\.text) == [
        "view/page/contentLayoutGuide"
      ])
  }
}
