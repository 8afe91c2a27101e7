import Cells
import Foundation
import LayoutFixtures
import SceneFixtures
import SeededRandom
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `The picture of a layout` {
  @Test func `shares the lines of boxes that touch`() {
    let host = SceneHost(160, 112) { view in
      view.add(UIView(), "left", 16, 16, 64, 64)
      view.add(UIView(), "right", 80, 16, 64, 32)
      view.add(UIView(), "low", 80, 48, 64, 32)
    }
    #expect(
      picture(of: host) == """
        ╭───────────────────╮
        │ ┌─left──┬─right─┐ │
        │ │       │       │ │
        │ │       ├─low───┤ │
        │ │       │       │ │
        │ └───────┴───────┘ │
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test func `marks the selection with heavy lines and its name`() {
    let host = SceneHost(160, 112) { view in
      view.add(UIView(), "left", 16, 16, 64, 64)
      view.add(UIView(), "right", 80, 16, 64, 32)
    }
    #expect(
      picture(of: host) { $0.selection = "view/left" } == """
        ╭───────────────────╮
        │ ┏━left━━┱─right─┐ │
        │ ┃       ┃       │ │
        │ ┃       ┠───────┘ │
        │ ┃       ┃         │
        │ ┗━━━━━━━┛         │
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test func `covers what lies behind`() {
    let host = SceneHost(160, 112) { view in
      let back = view.add(UIView(), "back", 16, 16, 96, 64)
      back.backgroundColor = .red
      let front = view.add(UIView(), "front", 64, 32, 80, 64)
      front.backgroundColor = .blue
      front.add(label("over"), "over", 16, 16, 48, 16)
      back.add(label("under it"), "under", 16, 16, 80, 16)
    }
    #expect(
      picture(of: host) == """
        ╭───────────────────╮
        │ ┌─back──────┐     │
        │ │ unde┌─────┴───┐ │
        │ │     │ over    │ │
        │ │     │         │ │
        │ └─────┤         │ │
        │       └─────────┘ │
        ╰───────────────────╯
        """)
  }

  @Test func `sets text as the layout does`() {
    let host = SceneHost(160, 128) { view in
      view.add(label("left"), "a", 16, 16, 128, 16)
      view.add(label("centre", .center), "b", 16, 32, 128, 16)
      view.add(label("right", .right), "c", 16, 48, 128, 16)
      view.add(label("more than there is room for"), "d", 16, 64, 128, 16)
      let wrapped = view.add(label("two lines of it"), "e", 16, 80, 80, 32)
      wrapped.numberOfLines = 0
    }
    #expect(
      picture(of: host) == """
        ╭───────────────────╮
        │ left              │
        │      centre       │
        │            right  │
        │ more than there…  │
        │ two lines         │
        │ of it             │
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test func `sets natural text against the right in a right-to-left language`() {
    var screen = SimulatedScreen(size: CGSize(width: 160, height: 64))
    screen.bars = []
    screen.direction = .rightToLeft
    let host = SceneHost(screen: screen) {
      BuiltController { view in view.add(label("natural"), "a", 16, 16, 128, 16) }
    }
    #expect(
      picture(of: host) == """
        ╭───────────────────╮
        │          natural  │
        │                   │
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test
  func `lets text spill into free cells when it is zoomed out, and marks what only the zoom cuts`()
  {
    let host = SceneHost(320, 192) { view in
      view.add(label("spills over"), "a", 32, 64, 88, 16)
      view.add(label("is stopped by the box"), "b", 32, 96, 168, 16)
      view.add(UIView(), "box", 208, 80, 96, 64)
      view.add(label("cut by the layout itself"), "c", 32, 128, 80, 16)
    }
    #expect(
      picture(of: host, scale: 16) == """
        ╭───────────────────╮
        │                   │
        │ spills over       │
        │ is stopped›┌─box─┐│
        │ cut by th… │     ││
        │            └─────┘│
        ╰───────────────────╯
        """)
  }

  @Test func `lets lines of text go on in free rows when it is zoomed out`() {
    let host = SceneHost(320, 256) { view in
      for (text, x) in [("one two three four", 32.0), ("five six seven eight nine", 160.0)] {
        let several = label(text, lines: 0)
        view.add(several, text, x, 32, 80, 48)
      }
      view.add(label("below"), "b", 160, 128, 80, 16)
      let line = label("one line for now", lines: 0)
      view.add(line, "line", 176, 192, 136, 16)
    }
    #expect(
      picture(of: host, scale: 16) == """
        ╭───────────────────╮
        │ one     five      │
        │ two     six       │
        │ three   seve›     │
        │ four    below     │
        │                   │
        │          one line │
        │          for now  │
        ╰───────────────────╯
        """)
  }

  @Test func `puts a label squeezed between two boxes on their line`() {
    let host = SceneHost(320, 192) { view in
      view.add(UIView(), "top", 32, 32, 256, 60)
      view.add(label("between", .center), "label", 32, 92, 256, 16)
      view.add(UIView(), "bottom", 32, 108, 256, 60)
    }
    #expect(
      picture(of: host, scale: 16) == """
        ╭───────────────────╮
        │ ┌─top───────────┐ │
        │ │               │ │
        │ ├────between────┤ │
        │ │bottom         │ │
        │ └───────────────┘ │
        ╰───────────────────╯
        """)
  }

  @Test func `tells fields, buttons and labels apart without colours`() {
    let host = SceneHost(240, 144) { view in
      let field = view.add(UITextField(), "field", 16, 16, 96, 34)
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      let low = view.add(UITextField(), "low", 128, 16, 96, 20)
      low.borderStyle = .roundedRect
      low.text = "typed"
      let button = view.add(UIButton(type: .custom), "button", 16, 64, 96, 28)
      button.setTitle("Go", for: .normal)
      button.backgroundColor = .red
      let plain = view.add(UIButton(type: .system), "plain", 128, 64, 96, 28)
      plain.setTitle("Plain", for: .normal)
      view.add(label("Label"), "label", 16, 112, 96, 16)
    }
    #expect(
      picture(of: host) == """
        ╭─────────────────────────────╮
        │ ┌─field─────┐ [typed     ]  │
        │ │Name       │               │
        │ └───────────┘               │
        │ [    Go    ]      Plain     │
        │                             │
        │                             │
        │ Label                       │
        │                             │
        ╰─────────────────────────────╯
        """)
  }

  @Test func `shows where a text is scrolled to`() {
    let host = SceneHost(160, 160) { view in
      let text = view.add(UITextView(), "text", 16, 16, 128, 128)
      text.text = (1...14).map { "line \($0)" }.joined(separator: "\n")
    }
    host.scroll("view/text", lines: 4)
    #expect(
      picture(of: host) == """
        ╭───────────────────╮
        │ ┌─text──────────┐ │
        │ │line 4         │ │
        │ │line 5         │ │
        │ │line 6         ▐ │
        │ │line 7         ▐ │
        │ │line 8         ▐ │
        │ │line 9         ▐ │
        │ │line 10        │ │
        │ └───────────────┘ │
        ╰───────────────────╯
        """)
  }

  @Test func `draws a missing picture as a crossed box with its name`() {
    let host = SceneHost(160, 112) { view in view.add(UIImageView(), "portrait", 16, 16, 128, 80) }
    #expect(
      picture(of: host) == """
        ╭───────────────────╮
        │ ┌─portrait──────┐ │
        │ │ ╲             │ │
        │ │     ╲         │ │
        │ │         ╲     │ │
        │ │             ╲ │ │
        │ └───────────────┘ │
        ╰───────────────────╯
        """)
  }

  @Test func `draws pictures in shades without colours, and in half blocks with them`() {
    let (black, white) = (Bitmap.Pixel(gray: 0), Bitmap.Pixel(gray: 255))
    let (red, green, blue) = (
      Bitmap.Pixel(red: 255, green: 0, blue: 0), Bitmap.Pixel(red: 0, green: 255, blue: 0),
      Bitmap.Pixel(red: 0, green: 0, blue: 255)
    )
    let image = UIImage(
      pixels: Bitmap(
        width: 2, height: 4, pixels: [black, white, black, white, red, blue, green, black]))
    let host = SceneHost(64, 64) { view in
      view.add(UIImageView(image: image), "picture", 16, 16, 16, 32)
    }
    #expect(
      picture(of: host) == """
        ╭───────╮
        │  █    │
        │ ▒     │
        │       │
        ╰───────╯
        """)
    var options = ViewPainter.Options()
    options.showsOutline = false
    let grid = ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size), options: options)
    #expect(grid[2, 1].style.background == .black)
    #expect(grid[3, 1].style.background == .white)
    #expect(grid[2, 2].text == "▀")
    #expect(grid[2, 2].style.foreground == .rgb(red: 255, green: 0, blue: 0))
    #expect(grid[2, 2].style.background == .rgb(red: 0, green: 255, blue: 0))
  }

  @Test func `draws the device with its bars`() throws {
    var screen = SimulatedScreen(try #require(Device.named("iPhone X")))
    screen.bars = [.status, .navigation, .tab]
    let host = SceneHost(screen: screen) {
      let controller = BuiltController { _ in }
      controller.title = "Title"
      return controller
    }
    #expect(
      picture(of: host, scale: 20) == """
        ╭─9:41───────────▮─╮
        │      Title       │
        ├──────────────────┤
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        │                  │
        ├──────────────────┤
        │ ▪    ▫    ▫    ▫ │
        ╰──────━━━━━━──────╯
        """)
  }

  @Test func `marks views that moved, are ambiguous or have broken constraints`() {
    let host = SceneHost(240, 112) { view in
      @MainActor func box(_ name: String, _ x: CGFloat) -> UIView {
        let box = view.add(UIView(), name, 0, 0, 0, 0)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.pin([.top: 16, .leading: x, .width: 56], to: view)
        return box
      }
      box("moved", 16).heightAnchor.constraint(equalToConstant: 64).isActive = true
      let broken = box("broken", 88)
      broken.heightAnchor.constraint(equalToConstant: 64).isActive = true
      broken.heightAnchor.constraint(equalToConstant: 80).isActive = true
      box("open", 160).heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
    }
    #expect(
      picture(of: host) { $0.moved = ["view/moved"] } == """
        ╭─────────────────────────────╮
        │ ┌moved•┐ ┌─────!┐ ┌─open?┐  │
        │ │      │ │broken│ │      │  │
        │ │      │ │      │ │      │  │
        │ │      │ │      │ │      │  │
        │ └──────┘ └──────┘ └──────┘  │
        │                             │
        ╰─────────────────────────────╯
        """)
  }

  @Test(arguments: [ColorDepth.indexed, .direct])
  func `a title is shown whole, and the background of its button goes with it`(depth: ColorDepth)
    throws
  {
    let green = Color.rgb(red: 0, green: 95, blue: 0)
    let host = SceneHost(240, 96) { view in
      let button = UIButton(type: .system)
      button.setTitle("Eat the cake", for: .normal)
      button.backgroundColor = UIColor(red: 0, green: 95 / 255, blue: 0, alpha: 1)
      _ = view.add(button, "button", 64, 32, 112, 48)
    }
    let grid = ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size, pointsPerColumn: 16),
      options: ViewPainter.Options(depth: depth))
    var letters = 0
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let cell = grid[column, row]
        guard let scalar = cell.scalar, Character(scalar).isLetter else { continue }
        letters += 1
        #expect(cell.style.background == green, "\(grid.text)")
      }
    }
    #expect(letters == 10, "\(grid.text)")
  }

  @Test func `a mark goes where no letter is, or is left out`() {
    func shown(_ rows: CGFloat) -> String {
      let host = SceneHost(160, 32 + 16 * rows) { view in
        let card = view.add(UIView(), "card", 16, 16, 112, 16 * rows)
        card.layer.borderWidth = 1
        _ = view.add(label("Tea at six, or so"), "title", 8, 16, 144, 16)
        _ = view.add(label("and not at five"), "more", 8, 32, 144, 16)
      }
      return picture(of: host) {
        $0.moved = ["view/card"]
        $0.names = .none
      }
    }
    #expect(
      shown(3) == """
        ╭───────────────────╮
        │Tea at six, or so  │
        │and not at five│   │
        │ │            •│   │
        │ └─────────────┘   │
        ╰───────────────────╯
        """)
    #expect(!shown(1).contains("•"))
  }

  @Test func `draws margins and guides as broken lines`() {
    let host = SceneHost(screen: SimulatedScreen(size: CGSize(width: 240, height: 160))) {
      BuiltController { view in
        let guide = UILayoutGuide()
        guide.identifier = "column"
        view.addLayoutGuide(guide)
        guide.pin([.top: 32, .height: 80, .leading: 64, .width: 112], to: view)
      }
    }
    #expect(
      picture(of: host) { $0.showsGuides = true } == """
        ╭─────────────────────────────╮
        │ ┆                         ┆ │
        │ ┆     ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄     ┆ │
        │ ┆     ┆             ┆     ┆ │
        │ ┆     ┆             ┆     ┆ │
        │ ┆     ┆             ┆     ┆ │
        │ ┆     ┆             ┆     ┆ │
        │ ┆     ┄┄┄┄┄┄┄column┄┄     ┆ │
        │ ┆                         ┆ │
        │ ┆                         ┆ │
        ╰─────────────────────────────╯
        """)
  }

  @Test func `guides show along the boxes that lie on them`() {
    let host = SceneHost(240, 160) { view in _ = view.add(UIView(), "box", 16, 32, 96, 64) }
    #expect(
      picture(of: host) { $0.showsGuides = true } == """
        ╭─────────────────────────────╮
        │ ┆                         ┆ │
        │ ┌─box───────┐             ┆ │
        │ ┆           │             ┆ │
        │ ┆           │             ┆ │
        │ ┆           │             ┆ │
        │ └───────────┘             ┆ │
        │ ┆                         ┆ │
        │ ┆                         ┆ │
        │ ┆                         ┆ │
        ╰─────────────────────────────╯
        """)
  }

  @Test func `names keep off pictures`() {
    let checks = [0, 255, 255, 0].map { Bitmap.Pixel(gray: $0) }
    let image = UIImage(pixels: Bitmap(width: 2, height: 2, pixels: checks))
    let host = SceneHost(240, 160) { view in
      let card = view.add(UIView(), "card", 16, 32, 192, 64)
      let picture = UIImageView(image: image)
      _ = card.add(picture, "picture", 0, 0, 96, 48)
    }
    #expect(!picture(of: host).contains("card"))
  }

  @Test func `draws the selection's constraints with their distances`() {
    let host = SceneHost(320, 160) { view in
      let box = view.add(UIView(), "box", 0, 0, 0, 0)
      box.translatesAutoresizingMaskIntoConstraints = false
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 48).activated()
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 64).activated()
      box.widthAnchor.constraint(equalToConstant: 160).activated()
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).activated()
      box.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -16).activated()
    }
    #expect(
      picture(of: host) {
        $0.selection = "view/box"
        $0.showsConstraintLines = true
        $0.showsNumbers = true
      } == """
        ╭─────────────────┬─────────────────────╮
        │                 48                    │
        │                 │                     │
        │       ┏━box━━━━━┴━━━━━━━┬?┓           │
        │       ┃                 │ ┃           │
        ├──64───┤                ≥64┃           │
        │       ├────────160────────┤           │
        │       ┗━━━━━━━━━┬━━━━━━━┴━┛           │
        │                ≤48                    │
        │                 │                     │
        ╰─────────────────┴─────────────────────╯
        """)
  }

  @Test func `fills views with their colours, blended by their opacity`() {
    let host = SceneHost(160, 96) { view in
      view.backgroundColor = .white
      let red = view.add(UIView(), "red", 16, 16, 128, 64)
      red.backgroundColor = .red
      let veil = red.add(UIView(), "veil", 32, 16, 64, 32)
      veil.backgroundColor = UIColor(white: 1, alpha: 1)
      veil.alpha = 0.5
      let hidden = view.add(UIView(), "hidden", 0, 0, 160, 96)
      hidden.backgroundColor = .green
      hidden.isHidden = true
    }
    let grid = ViewPainter.paint(host, in: Viewport(screenSize: host.screen.size))
    #expect(grid[1, 3].style.background == .white)
    #expect(grid[4, 3].style.background == .rgb(red: 255, green: 0, blue: 0))
    #expect(grid[8, 3].style.background == .rgb(red: 255, green: 128, blue: 128))
    #expect(grid[0, 3].style.background == nil)
    #expect(grid[7, 2].style.foreground != grid[7, 2].style.background)
  }

  @Test func `has nothing but ASCII where nothing else may be drawn`() {
    let host = SceneHost(screen: SimulatedScreen()) { SampleController() }
    host.controller.title = "Überschrift … 木"
    var screen = host.screen
    screen.bars = [.status, .navigation, .tab]
    host.apply(screen)
    for path in host.snapshot.views.map(\.path) {
      let text = picture(of: host, scale: 11) {
        $0.glyphs = .ascii
        $0.selection = path
        $0.showsGuides = true
        $0.showsConstraintLines = true
        $0.moved = [path]
      }
      #expect(text.utf8.allSatisfy { $0 < 0x7F })
    }
  }

  @Test func `can be drawn at every size and scale`() {
    var random = SplitMix(seed: 11)
    let host = SceneHost(screen: SimulatedScreen()) { SampleController() }
    let paths: [ViewPath] = ["view", "view/cards[0]", "view/cards[1]/title", "view/button", "none"]
    for round in 0..<260 {
      var screen = SimulatedScreen(
        size: CGSize(
          width: Double.random(in: 1...900, using: &random),
          height: round < 20 ? 1 : Double.random(in: 1...900, using: &random)))
      screen.bars = round % 3 == 0 ? [.status, .navigation, .tab] : .status
      host.apply(screen)
      let viewport =
        round % 2 == 0
        ? Viewport.fitting(
          screen.size, into: CellSize(columns: round - 20, rows: 220 - round),
          zoom: round % 4 == 0 ? .text : .shape)
        : Viewport(
          screenSize: screen.size, pointsPerColumn: Double.random(in: 4...300, using: &random),
          pointsPerRow: round % 4 == 1 ? nil : Double.random(in: 8...300, using: &random))
      let grid = ViewPainter.paint(
        host, in: viewport,
        options: ViewPainter.Options(
          depth: round % 5 == 0 ? .none : .direct, selection: paths[round % paths.count],
          moved: [paths[1]], showsGuides: round % 2 == 0, showsConstraintLines: round % 4 == 0))
      #expect(grid.size == viewport.size)
    }
  }
}
