import InterfaceBuilder
import LayoutTools
import Testing

/// Cells of tables come, go and change places, and the others close ranks.
@Suite struct CellTests {
  private func cell(
    _ name: String, _ id: String, _ frame: String, identifier: String? = nil
  ) -> String {
    """
    <\(name) \(identifier.map { "reuseIdentifier=\"\($0)\" " } ?? "")id="\(id)">
        <rect key="frame" \(frame)/>
        <\(name)ContentView key="contentView" id="\(id)-content">
            <rect key="frame" \(frame)/>
        </\(name)ContentView>
    </\(name)>
    """
  }

  private func row(_ id: String, y: Double, height: Double, identifier: String? = nil) -> String {
    cell(
      "tableViewCell", id, #"x="0.0" y="\#(y)" width="375" height="\#(height)""#,
      identifier: identifier)
  }

  /// Two prototypes.
  private var menu: Canvas {
    canvas(
      subviews: """
        <tableView dataMode="prototypes" style="plain" rowHeight="60" id="menu">
            <rect key="frame" x="0.0" y="20" width="375" height="600"/>
            <prototypes>
                \(row("tea", y: 50, height: 44, identifier: "Tea"))
                \(row("cake", y: 94, height: 80, identifier: "Cake2"))
            </prototypes>
        </tableView>
        """)
  }

  /// Rows that stay, in two sections.
  private var settings: Canvas {
    canvas(
      subviews: """
        <tableView dataMode="static" style="grouped" id="settings">
            <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
            <sections>
                <tableViewSection id="first">
                    <cells>
                        \(row("a", y: 55.5, height: 44))
                        \(row("b", y: 99.5, height: 50))
                    </cells>
                </tableViewSection>
                <tableViewSection id="second">
                    <cells>
                        \(row("c", y: 180, height: 44))
                    </cells>
                </tableViewSection>
            </sections>
        </tableView>
        """)
  }

  /// Items of 100 points, of which three stand in a line.
  private var photos: Canvas {
    func item(_ id: String, x: Double, y: Double) -> String {
      cell("collectionViewCell", id, #"x="\#(x)" y="\#(y)" width="100" height="100""#)
    }
    return canvas(
      subviews: """
        <collectionView dataMode="prototypes" id="photos">
            <rect key="frame" x="0.0" y="0.0" width="320" height="600"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" minimumInteritemSpacing="10" id="flow">
                <size key="itemSize" width="100" height="100"/>
            </collectionViewFlowLayout>
            <cells>
                \(item("one", x: 0, y: 0))
                \(item("two", x: 110, y: 0))
                \(item("three", x: 220, y: 0))
                \(item("four", x: 0, y: 105))
            </cells>
        </collectionView>
        """)
  }

  private func entry(_ title: String) throws -> LibraryEntry {
    try #require(LibraryEntry.named(title))
  }

  /// The cells after a change, in their order: the name for code, or else the id, and the frame in
  /// the table.
  private func cells(_ canvas: Canvas, after change: any Arrangement) throws -> [String] {
    let document = try canvas.document.applying(try change.arranged().edits).document
    return document.root.descendants.filter { $0.name.hasSuffix("Cell") }.map { cell in
      let frame = cell.rect(key: "frame").map { [$0.x, $0.y, $0.width, $0.height] } ?? []
      let numbers = frame.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      return ([cell["reuseIdentifier"] ?? cell["id"] ?? ""] + numbers).joined(separator: " ")
    }
  }

  @Test func `a row comes behind the selected one, as high as the table has it`() throws {
    let cell = try entry("Table View Cell")
    #expect(
      try cells(menu, after: cell.placement(on: menu, beside: ["tea-content"])) == [
        "Tea 0 50 375 44", "Cell 0 94 375 60", "Cake2 0 154 375 80",
      ])
    let end = cell.placement(on: menu, beside: [])
    #expect(
      try cells(menu, after: end) == ["Tea 0 50 375 44", "Cake2 0 94 375 80", "Cell 0 174 375 60"])
    #expect(end.sentence == "Insert Table View Cell in menu")
    let id = try #require(try end.arranged().selection.first)
    #expect(try end.arranged().frames[id] == rect(0, 194, 375, 60))
    let after = try menu.document.applying(try end.arranged().edits).document
    let content = try #require(after.object(id)?.child(key: "contentView"))
    #expect(content.rect(key: "frame") == rect(0, 0, 375, 60))
    #expect(content["tableViewCell"] == id)
  }

  @Test func `rows that stay have no names for code, and push those below`() throws {
    let cell = try entry("Table View Cell")
    let change = cell.placement(on: settings, beside: ["a"])
    let id = try #require(try change.arranged().selection.first)
    #expect(
      try cells(settings, after: change) == [
        "a 0 55.5 375 44", "\(id) 0 99.5 375 44", "b 0 143.5 375 50", "c 0 224 375 44",
      ])
    let end = cell.placement(on: settings, beside: [])
    let last = try #require(try end.arranged().selection.first)
    #expect(
      try cells(settings, after: end) == [
        "a 0 55.5 375 44", "b 0 99.5 375 50", "c 0 180 375 44", "\(last) 0 224 375 44",
      ])
  }

  @Test func `an item comes with the size of the layout's items, the layout places it`() throws {
    let cell = try entry("Collection View Cell")
    #expect(
      try cells(photos, after: cell.placement(on: photos, beside: ["two"])) == [
        "one 0 0 100 100", "two 110 0 100 100", "Cell 210 0 100 100", "three 220 0 100 100",
        "four 0 105 100 100",
      ])
  }

  @Test func `a row that comes into an empty section stands below those above`() throws {
    let emptied = try settings.after(Deletion(settings, of: ["c"]).arranged().edits)
    let table = try #require(emptied.document.object("settings"))
    #expect(table.list("sections").count == 2)
    let change = try entry("Table View Cell").placement(on: emptied, beside: ["settings"])
    let id = try #require(try change.arranged().selection.first)
    #expect(
      try cells(emptied, after: change) == [
        "a 0 55.5 375 44", "b 0 99.5 375 50", "\(id) 0 149.5 375 44",
      ])
    let bare = canvas(subviews: #"<tableView dataMode="static" id="bare"/>"#)
    #expect(
      refusal(of: try entry("Table View Cell").placement(on: bare, beside: ["bare"]))
        == "bare has static rows but no section for them")
  }

  @Test func `a cell without a table says where it goes`() throws {
    let cell = try entry("Table View Cell")
    #expect(
      refusal(of: cell.placement(on: photos, beside: ["one"]))
        == "a cell goes into a table view, but there is none here")
    let two = canvas(
      subviews: """
        <tableView id="left"/>
        <tableView id="right"/>
        """)
    #expect(
      refusal(of: cell.placement(on: two, beside: []))
        == "a cell goes into a table view: select which one")
    #expect(
      try cells(two, after: cell.placement(on: two, beside: ["right"])) == ["Cell 0 55.5 0 44"])
  }

  @Test func `a copy of a cell has a name of its own`() throws {
    #expect(
      try cells(menu, after: Duplication(menu, of: ["cake"])) == [
        "Tea 0 50 375 44", "Cake2 0 94 375 80", "Cake3 0 174 375 80",
      ])
    #expect(
      try cells(menu, after: Duplication(menu, of: ["tea", "cake"])).map { $0.prefix(5) } == [
        "Tea 0", "Cake2", "Tea2 ", "Cake3",
      ])
    let pasting = Pasting(settings, try Clipping(menu, of: ["cake"]), into: "b")
    #expect(pasting.sentence == "Paste cake into settings")
    // Nothing asks for rows that stay by a name: it is kept.
    #expect(
      try cells(settings, after: pasting) == [
        "a 0 55.5 375 44", "b 0 99.5 375 50", "Cake2 0 149.5 375 80", "c 0 260 375 44",
      ])
  }

  @Test func `a cell with a height alone, and a table with no sections, take copies`() throws {
    let old = canvas(
      subviews: """
        <tableView dataMode="prototypes" style="plain" id="old">
            <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
            <prototypes><tableViewCell rowHeight="115" reuseIdentifier="Tea" id="tea"/></prototypes>
            <sections/>
        </tableView>
        """)
    #expect(try cells(old, after: Duplication(old, of: ["tea"])) == ["Tea", "Tea2 0 50 375 115"])
    let cell = try entry("Table View Cell")
    #expect(
      try cells(old, after: cell.placement(on: old, beside: ["old"])) == [
        "Tea", "Cell 0 50 375 44",
      ])
  }

  @Test func `cells go into no other view, and with no other views`() throws {
    let cells = try Clipping(menu, of: ["tea"])
    #expect(
      refusal(of: Pasting(photos, cells, into: "root"))
        == "a cell goes into a table view, but there is none here")
    #expect(
      refusal(of: Duplication(menu, of: ["tea-content"]))
        == "tea-content is placed by its table, cell or controller and can't be duplicated")
    #expect(
      refusal(of: Wrapping(menu, of: ["tea"]))
        == "tea is placed by its table, cell or controller and can't be embedded")
  }

  @Test func `what is deleted leaves no gap`() throws {
    #expect(try cells(menu, after: Deletion(menu, of: ["tea"])) == ["Cake2 0 50 375 80"])
    #expect(
      try cells(settings, after: Deletion(settings, of: ["a"])) == [
        "b 0 55.5 375 50", "c 0 136 375 44",
      ])
    #expect(
      try cells(photos, after: Deletion(photos, of: ["one", "three"])) == [
        "two 110 0 100 100", "four 0 105 100 100",
      ])
    #expect(try cells(settings, after: Deletion(settings, of: ["a", "b"])) == ["c 0 86 375 44"])
    #expect(try cells(settings, after: Deletion(settings, of: ["b", "c"])) == ["a 0 55.5 375 44"])
    let all = try menu.document.applying(Deletion(menu, of: ["tea", "cake"]).arranged().edits)
    #expect(!all.document.text.contains("prototypes>"))
  }

  @Test func `cells change places`() throws {
    #expect(
      try cells(menu, after: Reordering(menu, of: ["tea"], .forward)) == [
        "Cake2 0 50 375 80", "Tea 0 130 375 44",
      ])
    #expect(Reordering(menu, of: ["tea"], .forward).sentence == "Move tea later")
    #expect(refusal(of: Reordering(menu, of: ["tea"], .backward)) == "tea can't go further")
    #expect(
      try cells(photos, after: Reordering(photos, of: ["four"], .backward)) == [
        "one 0 0 100 100", "two 110 0 100 100", "four 0 105 100 100", "three 220 0 100 100",
      ])
  }
}
