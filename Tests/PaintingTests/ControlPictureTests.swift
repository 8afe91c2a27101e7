@_spi(Package) import AutoLayout
import Cells
import Foundation
import SceneFixtures
import SeededRandom
import Testing
import UIKit

@_spi(Package) @testable import Painting
@testable import Stage

@MainActor @Suite struct `Controls in so many columns` {
  /// The row that a control draws.
  private func runs(
    of view: UIView, columns: Int, _ glyphs: GlyphSet = .unicode
  ) -> [ControlLine.Run] {
    guard case .row(let rows) = view.drawing.content else { return [] }
    return rows.first { $0.leastColumns <= columns }?.runs(columns: columns, glyphs: glyphs) ?? []
  }

  private func text(_ view: UIView, _ columns: Int, _ glyphs: GlyphSet = .unicode) -> String {
    runs(of: view, columns: columns, glyphs).map(\.text).joined()
  }

  private func reversed(_ view: UIView) -> UIView {
    view.semanticContentAttribute = .forceRightToLeft
    return view
  }

  @Test func `a switch loses its brackets, then its track`() {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(
      (1...7).map { text(toggle, $0) } == ["●", "━●", "━━●", "[━●]", "[━━●]", "[━━━●]", "[━━━●]"])
    #expect(text(toggle, 6, .ascii) == "[===O]")
    toggle.isOn = false
    #expect(
      (1...7).map { text(toggle, $0) } == ["○", "○─", "○──", "[○ ]", "[○  ]", "[○   ]", "[○   ]"])
    #expect(text(toggle, 6, .ascii) == "[o   ]")
  }

  @Test func `a slider's knob reaches both ends`() {
    func slider(_ value: Float) -> UISlider {
      let slider = UISlider()
      slider.value = value
      return slider
    }
    #expect([0, 0.5, 1].map { text(slider($0), 7) } == ["●──────", "━━━●───", "━━━━━━●"])
    #expect(text(slider(0.25), 1) == "●")
    #expect(text(slider(0.5), 7, .ascii) == "===O---")
    #expect(text(reversed(slider(0.25)), 5) == "───●━")
  }

  @Test func `progress is neither nothing nor all before it is`() {
    func progress(_ value: Float) -> UIProgressView {
      let progress = UIProgressView()
      progress.progress = value
      return progress
    }
    #expect(
      [0, 0.01, 0.5, 0.99, 1].map { text(progress($0), 6) }
        == ["──────", "━─────", "━━━───", "━━━━━─", "━━━━━━"])
    #expect(text(progress(0.01), 1) == "━")
    #expect(text(progress(0.5), 6, .ascii) == "===---")
    #expect(text(reversed(progress(0.5)), 4) == "──━━")
    #expect(text(reversed(progress(0.5)), 5) == "──━━━")
  }

  @Test func `a stepper loses its spaces, then its brackets`() {
    let stepper = UIStepper()
    stepper.value = 1
    #expect(
      [1, 2, 3, 4, 5, 8, 9, 12].map { text(stepper, $0) }
        == ["±", "−+", "−│+", "−│+", "[−│+]", "[−│+]", "[ − │ + ]", "[ − │ + ]"])
    #expect(text(stepper, 9, .ascii) == "[ - | + ]")
    stepper.value = 0
    #expect(runs(of: stepper, columns: 3).map(\.tone) == [.quiet, .quiet, .strong])
    #expect(text(reversed(stepper), 3) == "+│−")
  }

  @Test func `a color well is a spot of its color`() {
    let well = UIColorWell()
    #expect([1, 2, 3, 8].map { text(well, $0) } == ["○", "○", "(○)", "(○)"])
    #expect(runs(of: well, columns: 1).map(\.tone) == [.quiet])
    well.selectedColor = .red
    #expect(text(well, 3) == "(●)")
    #expect(text(well, 3, .ascii) == "(O)")
    #expect(runs(of: well, columns: 1).map(\.tone) == [.tinted])
    #expect(well.drawing.tint == UIColor.red.components)
  }

  @Test func `pages are dots as long as these have room`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(text(pages, 5, .ascii) == "* . .")
    pages.currentPage = 1
    #expect(text(pages, 5) == "○ ● ○")
    #expect(text(pages, 4) == "○●○")
    pages.numberOfPages = 12
    pages.currentPage = 6
    #expect(text(pages, 5) == "7/12")
    #expect(text(pages, 3) == "●")
    pages.numberOfPages = 1_000_000_000
    #expect(text(pages, 12) == "7/1000000000")
    pages.numberOfPages = 0
    #expect(text(pages, 5).isEmpty)
  }

  @Test func `the chosen segment stands between brackets`() {
    func segments(_ edges: [Int], selected: Int?, _ glyphs: GlyphSet) -> String {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
      guard case .segments(let segments) = control.drawing.content else { return "" }
      return segments.runs(edges: edges, glyphs: glyphs).map(\.text).joined()
    }
    #expect(segments([0, 6, 12, 20], selected: 1, .unicode) == "│ One [ Two ] Three │")
    #expect(segments([0, 6, 12, 20], selected: nil, .ascii) == "| One | Two | Three |")
    #expect(segments([0, 4, 8, 12], selected: 2, .unicode) == "│One│Two[Th›]")
    #expect(segments([0, 1, 1, 3], selected: 0, .unicode) == "[]›│")
  }
}

@MainActor @Suite struct `The picture of controls` {
  private func controls(_ view: UIView) {
    let on = view.add(UISwitch(), "on", 16, 16, 51, 31)
    on.isOn = true
    view.add(UISwitch(), "off", 80, 16, 51, 31)
    let stepper = view.add(UIStepper(), "stepper", 144, 16, 94, 32)
    stepper.value = 1
    let slider = view.add(UISlider(), "slider", 16, 56, 224, 31)
    slider.value = 0.4
    let segments = view.add(
      UISegmentedControl(items: ["One", "Two", "Three"]), "segments", 16, 96, 224, 32)
    segments.selectedSegmentIndex = 1
    let progress = view.add(UIProgressView(), "progress", 16, 142, 160, 4)
    progress.progress = 0.7
    let spinner = view.add(UIActivityIndicatorView(style: .medium), "spinner", 216, 134, 20, 20)
    spinner.startAnimating()
    let pages = view.add(UIPageControl(), "pages", 80, 152, 100, 37)
    pages.numberOfPages = 4
    pages.currentPage = 1
  }

  @Test func `shows each by its own signs`() {
    let host = SceneHost(256, 208, controls)
    #expect(
      picture(of: host) == """
        ╭───────────────────────────────╮
        │ [━━━●]  [○   ]                │
        │                  [ − │ + ]    │
        │                               │
        │ ━━━━━━━━━━━●────────────────  │
        │                               │
        │                               │
        │ │  One   [   Two   ] Three │  │
        │                               │
        │ ━━━━━━━━━━━━━━──────      ◌   │
        │            ○ ● ○ ○            │
        │                               │
        │                               │
        ╰───────────────────────────────╯
        """)
  }

  @Test func `does so in ASCII`() {
    let host = SceneHost(256, 208, controls)
    #expect(
      picture(of: host) { $0.glyphs = .ascii } == """
        +-------------------------------+
        | [===O]  [o   ]                |
        |                  [ - | + ]    |
        |                               |
        | ===========O----------------  |
        |                               |
        |                               |
        | |  One   [   Two   ] Three |  |
        |                               |
        | ==============------      *   |
        |            . * . .            |
        |                               |
        |                               |
        +-------------------------------+
        """)
  }

  @Test func `does so zoomed out`() {
    let host = SceneHost(256, 208, controls)
    #expect(
      picture(of: host, scale: 16) == """
        ╭───────────────╮
        │━━● ○── [−│+]  │
        │━━━━━●──────── │
        ││One [Two]Th›│ │
        │━━━━━━━───   ◌ │
        │     ○●○○      │
        │               │
        ╰───────────────╯
        """)
  }

  @Test func `draws buttons with pictures, and fields to search in`() {
    let host = SceneHost(256, 176) { view in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.image = UIImage(systemName: "star.fill")
      configuration.imagePadding = 8
      view.add(UIButton(configuration: configuration), "filled", 16, 16, 112, 40)
      var below = UIButton.Configuration.plain()
      below.title = "Title"
      below.subtitle = "Subtitle"
      view.add(UIButton(configuration: below), "plain", 144, 16, 96, 48)
      let search = view.add(UISearchBar(), "search", 0, 64, 256, 56)
      search.placeholder = "Search"
      search.showsCancelButton = true
      view.add(UIImageView(image: UIImage(systemName: "trash")), "trash", 16, 136, 20, 19)
    }
    #expect(
      picture(of: host) == """
        ╭───────────────────────────────╮
        │ ┌─filled──────┐     Title     │
        │ │   ★  Save   │   Subtitle    │
        │ │             │               │
        │ └─────────────┘               │
        │┌──────────────────────┐Cancel │
        ││⌕ Search              │       │
        │└──────────────────────┘       │
        │                               │
        │  ⌫                            │
        │                               │
        ╰───────────────────────────────╯
        """)
  }

  @Test func `draws bars with their items`() {
    let host = SceneHost(320, 240) { view in
      let bar = view.add(UINavigationBar(), "bar", 0, 0, 320, 44)
      let item = UINavigationItem(title: "Chapter 2")
      item.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Edit"),
      ]
      bar.items = [UINavigationItem(title: "Books"), item]
      let tools = view.add(UIToolbar(), "tools", 0, 120, 320, 44)
      tools.items = [
        UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Share"),
      ]
      let tabs = view.add(UITabBar(), "tabs", 0, 190, 320, 49)
      tabs.items = [
        UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
        UITabBarItem(tabBarSystemItem: .search, tag: 1),
        UITabBarItem(title: "Me", image: nil, tag: 2),
      ]
      tabs.selectedItem = tabs.items?[1]
    }
    #expect(
      picture(of: host) == """
        ╭───────────────────────────────────────╮
        │ ‹ Books       Chapter 2      Edit +   │
        │                                       │
        ├───────────────────────────────────────┤
        │                                       │
        │                                       │
        │                                       │
        │                                       │
        ├───────────────────────────────────────┤
        │  ⌫                             Share  │
        │                                       │
        │                                       │
        ├───────────────────────────────────────┤
        │     ⌂             ⌕           Me      │
        │    Home       [Search]                │
        ╰───────────────────────────────────────╯
        """)
    #expect(
      picture(of: host, scale: 12) { $0.glyphs = .ascii } == """
        +--------------------------+
        |< Books Chapter 2 Edit +  |
        +--------------------------+
        |                          |
        |                          |
        +--------------------------+
        | x                  Share |
        |                          |
        +--------------------------+
        |^ Home [? Search]   Me    |
        +--------------------------+
        """)
  }

  @Test func `draws pickers around what is chosen`() {
    let numbers = NumberPicker()
    let host = SceneHost(320, 360) { view in
      let picker = view.add(UIPickerView(), "picker", 16, 16, 288, 160)
      picker.dataSource = numbers
      picker.delegate = numbers
      picker.selectRow(2, inComponent: 0, animated: false)
      let date = view.add(UIDatePicker(), "date", 16, 192, 288, 96)
      date.timeZone = TimeZone(secondsFromGMT: 0)
      date.calendar = Calendar(identifier: .gregorian)
      date.date = Date(timeIntervalSince1970: 86_400)
      let compact = view.add(UIDatePicker(), "compact", 16, 304, 288, 34)
      compact.preferredDatePickerStyle = .compact
      compact.datePickerMode = .date
      compact.timeZone = TimeZone(secondsFromGMT: 0)
      compact.calendar = Calendar(identifier: .gregorian)
      compact.date = Date(timeIntervalSince1970: 0)
    }
    #expect(
      picture(of: host) == """
        ╭───────────────────────────────────────╮
        │ ┌─picker────────────────────────────┐ │
        │ │    Chapter 0                      │ │
        │ │                                   │ │
        │ │    Chapter 1                      │ │
        │ │                                   │ │
        │ │  ▸ Chapter 2 ◂      ▸ Page 0 ◂    │ │
        │ │                                   │ │
        │ │    Chapter 3          Page 1      │ │
        │ │                                   │ │
        │ │    Chapter 4          Page 2      │ │
        │ └───────────────────────────────────┘ │
        │ ┌─date──────────────────────────────┐ │
        │ │                                   │ │
        │ │                                   │ │
        │ │       ▸ 2 Jan 1970  00:00 ◂       │ │
        │ │                                   │ │
        │ │                                   │ │
        │ └───────────────────────────────────┘ │
        │                                       │
        │             [1 Jan 1970]              │
        │                                       │
        │                                       │
        ╰───────────────────────────────────────╯
        """)
  }

  @Test func `draws what a scroll view shows, and where that is`() {
    let host = SceneHost(240, 208) { view in
      let scroll = view.add(UIScrollView(), "scroll", 16, 32, 208, 128)
      scroll.contentSize = CGSize(width: 416, height: 320)
      for index in 0..<4 {
        let card = scroll.add(UIView(), "card \(index)", 16, CGFloat(16 + 80 * index), 160, 64)
        card.add(label("Text \(index)"), "label", 16, 24, 80, 16)
      }
      scroll.add(label("beside the cards"), "beside", 184, 56, 160, 16)
    }
    #expect(
      picture(of: host) == """
        ╭─────────────────────────────╮
        │                             │
        │ ┌─scroll──────────────────┐ │
        │ │ ┌─card 0────────────┐   ▐ │
        │ │ │                   │   ▐ │
        │ │ │ Text 0            │   ▐ │
        │ │ │         beside the car│ │
        │ │ └───────────────────┘   │ │
        │ │ ┌─card 1────────────┐   │ │
        │ │ │                   │   │ │
        │ └▄▄▄▄▄▄▄▄▄▄▄▄▄────────┴───┘ │
        │                             │
        │                             │
        ╰─────────────────────────────╯
        """)
    host.scroll("view/scroll", lines: 3)
    #expect(
      picture(of: host) == """
        ╭─────────────────────────────╮
        │                             │
        │ ┌─┬───────────────────┬───┐ │
        │ │ │         beside the car│ │
        │ │ └───────────────────┘   ▐ │
        │ │ ┌─card 1────────────┐   ▐ │
        │ │ │                   │   ▐ │
        │ │ │ Text 1            │   │ │
        │ │ │                   │   │ │
        │ │ └───────────────────┘   │ │
        │ └▄▄▄▄▄▄▄▄▄▄▄▄▄────────────┘ │
        │                             │
        │                             │
        ╰─────────────────────────────╯
        """)
    host.scroll("view/scroll", lines: 4, isSideways: true)
    host.scroll("view/scroll", pages: 1)
    #expect(
      picture(of: host) { $0.glyphs = .ascii } == """
        +-----------------------------+
        |                             |
        | +-scroll------------------+ |
        | +-------------+           | |
        | |             |           | |
        | |2            |           | |
        | |             |           % |
        | +-------------+           % |
        | +-------------+           % |
        | |             |           | |
        | +----%%%%%%%%%%%%%--------+ |
        |                             |
        |                             |
        +-----------------------------+
        """)
  }

  @Test func `controls can be drawn at every size and scale`() {
    var random = SplitMix(seed: 21)
    let host = SceneHost(256, 208, controls)
    for view in host.snapshot.views { #expect(view.frame.width > 0) }
    for round in 0..<120 {
      for view in host.controller.view.subviews {
        view.frame = CGRect(
          x: Double.random(in: -50...250, using: &random),
          y: Double.random(in: -50...200, using: &random),
          width: Double.random(in: 0...300, using: &random),
          height: Double.random(in: 0...80, using: &random))
      }
      let viewport = Viewport(
        screenSize: host.screen.size, pointsPerColumn: Double.random(in: 4...60, using: &random))
      let grid = ViewPainter.paint(
        host, in: viewport,
        options: ViewPainter.Options(
          glyphs: round % 2 == 0 ? .ascii : .unicode, depth: round % 3 == 0 ? .none : .direct))
      #expect(grid.size == viewport.size)
      if round % 2 == 0 { #expect(grid.text.utf8.allSatisfy { $0 < 0x7F }) }
    }
  }
}

@MainActor private final class NumberPicker: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 6 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { component == 0 ? "Chapter \(row)" : "Page \(row)" }
}

@MainActor private final class ChapterTable: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Part \(section + 1)"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Chapter \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "p. \(10 * indexPath.row + 3)"
    cell.accessoryType = indexPath.row == 0 ? .checkmark : .disclosureIndicator
    return cell
  }
}

@MainActor @Suite struct `The picture of a table` {
  @Test func `has lines between the rows and a mark at the chosen one`() {
    let source = ChapterTable()
    let host = SceneHost(288, 240) { view in
      let table = view.add(UITableView(), "table", 16, 16, 256, 208)
      table.sectionHeaderTopPadding = 0
      table.dataSource = source
    }
    host.tap(at: CGPoint(x: 40, y: 110))
    #expect(
      picture(of: host) == """
        ╭───────────────────────────────────╮
        │ ┌─table─────────────────────────┐ │
        │ │ Part 1                        ▐ │
        │ │                               ▐ │
        │ │ Chapter 1           p. 3  ✓   ▐ │
        │ │                               ▐ │
        │ ├───────────────────────────────▐ │
        │ │▸Chapter 2            p. 13 ›  ▐ │
        │ ├───────────────────────────────▐ │
        │ │ Chapter 3            p. 23 ›  ▐ │
        │ │                               │ │
        │ ├───────────────────────────────┤ │
        │ │ Part 2                        │ │
        │ │                               │ │
        │ └───────────────────────────────┘ │
        ╰───────────────────────────────────╯
        """)
    host.scroll("view/table", pages: 1)
    #expect(
      picture(of: host) == """
        ╭───────────────────────────────────╮
        │ ┌─table─────────────────────────┐ │
        │ │ Chapter 3            p. 23 ›  │ │
        │ │                               │ │
        │ ├───────────────────────────────┤ │
        │ │ Part 2                        │ │
        │ │                               ▐ │
        │ │ Chapter 1           p. 3  ✓   ▐ │
        │ │                               ▐ │
        │ ├───────────────────────────────▐ │
        │ │ Chapter 2            p. 13 ›  ▐ │
        │ ├───────────────────────────────▐ │
        │ │ Chapter 3            p. 23 ›  ▐ │
        │ │                               ▐ │
        │ └───────────────────────────────┘ │
        ╰───────────────────────────────────╯
        """)
  }
}
