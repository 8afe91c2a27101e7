import Foundation
import TennielTesting
import Testing
import UIKit

@Suite struct `Problems of a tested screen` {
  @Test func `are none for a layout that is right`() throws {
    let screen = try TestScreen(ListController())
    #expect(screen.problems == [])
    #expect(screen.log == [])
    try screen.checkLayout()
  }

  @Test func `are constraints that can't be met, with UIKit's text`() throws {
    let screen = try TestScreen { view in
      let box = view.add("box", 0, 0, 100, 40)
      box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let problem = try #require(screen.problems.first)
    #expect(screen.problems.count == 1)
    #expect(problem.kind == .conflict)
    #expect(
      "\(problem)"
        == "box.height == 50 is left out: it can't be met together with 1 other constraint: box.height == 40"
    )
    #expect(problem.constraints.map(\.text) == ["box.height == 50", "box.height == 40"])
    #expect(problem.views == ["view/box"])
    #expect(problem.log?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(screen.log == [problem.log])
  }

  @Test func `are not the ones of windows that code outside of the screen has made`() throws {
    let screen = try TestScreen(ListController())
    let (window, box) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    window.screen = try #require(screen.controller.view.window?.screen)
    box.frame.size.height = 40
    window.addSubview(box)
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(screen.log == [])
  }

  @Test func `are views whose place or size is open`() throws {
    let screen = try TestScreen { view in
      let box = view.addFree("box")
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
        box.leftAnchor.constraint(equalTo: view.leftAnchor),
      ])
    }
    #expect(screen.problems.map(\.kind) == [.ambiguous])
    #expect(screen.problems.map(\.message) == ["The width of box could be otherwise"])
  }

  @Test func `are texts that are cut short, if they are in sight`() throws {
    let label = UILabel()
    label.text = "Wonderland"
    let screen = try TestScreen { $0.add("title", 0, 0, 60, 20, label) }
    #expect(screen.problems.map(\.kind) == [.truncatedText])
    #expect(screen.problems.map(\.message) == ["The text \"Wonderland\" of title is cut short"])
    label.text = "Wonder"
    #expect(screen.problems == [])
    label.text = "Wonderland"
    label.isHidden = true
    #expect(screen.problems == [])
  }

  @Test func `are views beyond the edge of the screen, once for all that lie in them`() throws {
    let screen = try TestScreen { view in
      view.add("box", -10.5, 0, 20, 20).add("inner", 0, 0, 5, 5)
      view.add("corner", 390, 380, 20, 30)
      view.add("edge", 380, 0, 20, 20)
      view.add("unseen", 500, 0, 20, 20).isHidden = true
      let clip = view.add("clip", 0, 100, 50, 50)
      clip.clipsToBounds = true
      clip.add("clipped", 0, 0, 1000, 10)
    }
    #expect(
      screen.problems.map(\.message) == [
        "box reaches 10.5 points beyond the left of the screen",
        "corner reaches 10 points beyond the bottom and 10 points beyond the right of the screen",
      ])
  }

  @Test func `fail a check, which says on which screen`() throws {
    let label = UILabel()
    label.text = "Wonderland"
    let screen = try TestScreen { view in
      view.add("title", 0, 0, 60, 20, label)
      view.add("box", -8, 0, 20, 20)
    }
    #expect(
      try complaint { try screen.checkLayout() } == """
        2 problems on Free size, 400 x 400 points, compact x compact:
          The text "Wonderland" of title is cut short
          box reaches 8 points beyond the left of the screen
        """)
    #expect(
      try complaint { try screen.checkLayout(ignoring: [.truncatedText]) } == """
        1 problem on Free size, 400 x 400 points, compact x compact:
          box reaches 8 points beyond the left of the screen
        """)
    try screen.checkLayout(ignoring: [.truncatedText, .offScreen])
  }
}
