import AutoLayout
import Foundation
import Testing

@testable import Nibs

final class RowCell: UITableViewCell { @Outlet var name: UILabel! }

final class LinkedCell: UITableViewCell { @Outlet var beside: UIView! }

final class TileCell: UICollectionViewCell { @Outlet var name: UILabel! }

final class RowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? RowCell)?.name.text = "row \(path.row)"
    return cell
  }
}

private typealias D = Documents

private func row(
  _ number: Int, _ attributes: String, _ content: String = "", _ more: String = ""
) -> String {
  """
  <tableViewCell \(attributes) id="cE\(number)">
      <rect key="frame" x="0.0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cE\(number)" id="cC\(number)">
          <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          \(content)
      </tableViewCellContentView>
      \(more)
  </tableViewCell>
  """
}

/// A cell with a label 10 points from its edges, which its outlet leads to.
private func cell(_ attributes: String) -> String {
  let outlet = #"<outlet property="name" destination="lA1" id="oN1"/>"#
  return row(1, attributes, label, "<connections>\(outlet)</connections>")
}

private func plain(_ identifier: String, _ number: Int = 2) -> String {
  row(number, "reuseIdentifier=\"\(identifier)\"")
}

/// A label 10 points from the edges of the content of a cell.
private let label = """
  <subviews>\(D.view("lA1", "0 0 9 9", #"text="name""#, name: "label"))</subviews>
  <constraints>
  \(D.constraints(
    #"lA1.leading = cC1.leading constant="10""#, #"lA1.top = cC1.top constant="10""#,
    #"cC1.trailing = lA1.trailing constant="10""#, #"cC1.bottom = lA1.bottom constant="10""#))
  </constraints>
  """

private func table(_ attributes: String, _ content: String) -> String {
  """
  <tableView key="view" \(attributes) rowHeight="60" sectionHeaderHeight="28" sectionFooterHeight="28" id="tV1">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(content)
      <connections>
          <outlet property="dataSource" destination="vC1" id="oD1"/>
          <outlet property="delegate" destination="vC1" id="oD2"/>
      </connections>
  </tableView>
  """
}

/// The scene of a controller whose table has these prototypes.
private func scene(of prototypes: String, _ attributes: String = "") -> String {
  let table = table(#"dataMode="prototypes""#, "<prototypes>\(prototypes)</prototypes>")
  return D.scene(1, "tableViewController", attributes, table)
}

@MainActor @Suite(.phone) struct `Lists of documents` {
  @Test func `give their controller the rows of a prototype`() throws {
    let loading = Loading([RowCell.self, RowsController.self])
    let row = cell(#"reuseIdentifier="row" customClass="RowCell""#)
    let controller = try loading.controller(
      scene(of: row, #"customClass="RowsController""#), as: RowsController.self)
    controller.shown()
    let cells = (0..<3).compactMap { row in
      controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? RowCell
    }
    #expect(cells.map { $0.name.text } == ["row 0", "row 1", "row 2"])
    #expect(cells.map(\.frame.height) == [60, 60, 60])
    #expect(cells.first?.name.frame == CGRect(x: 10, y: 10, width: 355, height: 40))
    #expect(loading.messages == [])
  }

  @Test func `connect their rows with views beside them`() throws {
    let loading = Loading([LinkedCell.self])
    let row = """
      <tableViewCell reuseIdentifier="row" customClass="LinkedCell" id="cE1">
          <rect key="frame" x="0.0" y="28" width="375" height="60"/>
          <connections><outlet property="beside" destination="bV1" id="oN1"/></connections>
      </tableViewCell>
      """
    let controller = try loading.controller(
      D.screen(
        subviews: D.view(
          "tV1", "0 0 100 100", #"dataMode="prototypes""#, name: "tableView",
          "<prototypes>\(row)</prototypes>") + D.view("bV1")))
    let table = try #require(controller.view("tV1") as? UITableView)
    let cell = table.dequeueReusableCell(withIdentifier: "row") as? LinkedCell
    #expect(cell?.beside != nil)
    #expect(cell?.beside === controller.view("bV1"))
    #expect(loading.messages == [])
  }

  /// A table of two prototypes whose controller and class give no rows.
  private func shownTable(mode: DocumentResources.Mode, samples: Bool) throws -> UITableView {
    let loading = Loading(mode: mode)
    loading.resources.showsSamples = samples
    let prototypes = plain("a") + cell(#"reuseIdentifier="b""#)
    let controller = try loading.controller(scene(of: prototypes), as: UITableViewController.self)
    controller.shown()
    return controller.tableView
  }

  @Test(arguments: [(DocumentResources.Mode.run, true), (.design, false)])
  func `show a row of each prototype in the design where no class gives rows`(
    mode: DocumentResources.Mode, samples: Bool
  ) throws {
    let table = try shownTable(mode: mode, samples: samples)
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["a", "b"])
  }

  @Test func `have rows out of sight in the design alone`() throws {
    for (mode, count) in [(DocumentResources.Mode.run, 11), (.design, 40)] {
      let loading = Loading(mode: mode)
      loading.resources.showsSamples = true
      let rows = (1...40).map { plain("row", $0) }.joined()
      let controller = try loading.controller(scene(of: rows), as: UITableViewController.self)
      controller.shown()
      #expect(controller.tableView.subviews.count { $0 is UITableViewCell } == count)
    }
  }

  @Test func `are empty in a program where no class gives rows`() throws {
    #expect(try shownTable(mode: .run, samples: false).visibleCells == [])
    let controller = try Loading().controller(
      D.screen(
        subviews: D.view(
          "tV1", "0 0 100 100", #"fixedFrame="YES" dataMode="prototypes""#,
          name: "tableView", "<prototypes>\(plain("a"))</prototypes>")))
    controller.shown()
    let table = try #require(controller.view("tV1") as? UITableView)
    #expect(table.dataSource == nil)
    #expect(table.visibleCells == [])
  }

  @Test func `show a row of each prototype of a document that is opened by its path`() throws {
    let folder = TemporaryFolder()
    let opened = try OpenDocument(
      path: folder.write("Main.storyboard", Documents.scenes(scene(of: plain("a")))))
    let controller = opened.makeController(try #require(opened.scenes.first))
    controller.shown()
    #expect(
      (controller as? UITableViewController)?.tableView.visibleCells.map(\.reuseIdentifier) == ["a"]
    )
  }

  @Test func `have the sections of a static table`() throws {
    let loading = Loading([RowCell.self])
    let right = """
      style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator" textLabel="tL1" \
      detailTextLabel="dL1"
      """
    let labels =
      #"<subviews><label text="Left" id="tL1"/><label text="Right" id="dL1"/></subviews>"#
    let controller = try loading.controller(
      D.scene(
        1, "tableViewController", "",
        table(
          #"dataMode="static" style="grouped""#,
          """
          <sections>
              <tableViewSection headerTitle="First" footerTitle="End" id="sE1">
                  <cells>\(cell(#"customClass="RowCell""#))</cells>
              </tableViewSection>
              <tableViewSection headerTitle="Second" id="sE2">
                  <cells>\(row(3, right, labels))</cells>
              </tableViewSection>
          </sections>
          """)), as: UITableViewController.self)
    controller.shown()
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 2)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? RowCell)
    #expect(first.name.text == "name")
    let second = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(second.textLabel?.text == "Left")
    #expect(second.detailTextLabel?.text == "Right")
    #expect(second.accessoryType == .disclosureIndicator)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(loading.messages == [])
  }

  @Test func `have rows of heights of their own, and a control that refreshes them`() throws {
    let loading = Loading()
    func row(_ number: Int, _ attributes: String) -> String {
      """
      <tableViewCell \(attributes) id="cE\(number)">
          <tableViewCellContentView key="contentView" tableViewCell="cE\(number)" id="cC\(number)"/>
      </tableViewCell>
      """
    }
    let controller = try loading.controller(
      D.scene(
        1, "tableViewController", "",
        table(
          #"dataMode="static" style="plain""#,
          """
          <sections><tableViewSection id="sE1"><cells>
              \(row(1, ""))\(row(2, #"rowHeight="90""#))\(row(3, ""))
          </cells></tableViewSection></sections>
          """) + #"<refreshControl key="refreshControl" id="rC1"/>"#),
      as: UITableViewController.self)
    controller.shown()
    let heights = (0..<3).map {
      controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [60, 90, 60])
    #expect(controller.refreshControl != nil)
    #expect(loading.messages == [])
  }

  @Test func `make cells of collections from their prototypes`() throws {
    let loading = Loading([TileCell.self])
    let controller = try loading.controller(
      D.scene(
        1, "collectionViewController", "",
        """
        <collectionView key="view" dataMode="prototypes" id="kV1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3" id="fL1">
                <size key="itemSize" width="80" height="90"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout>
            <cells>
                <collectionViewCell reuseIdentifier="tile" customClass="TileCell" id="cE1">
                    <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
                    <collectionViewCellContentView key="contentView" id="cC1">
                        <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
                        \(label)
                    </collectionViewCellContentView>
                    <connections><outlet property="name" destination="lA1" id="oN1"/></connections>
                </collectionViewCell>
            </cells>
        </collectionView>
        """), as: UICollectionViewController.self)
    let collection = try #require(controller.collectionView)
    let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.itemSize == CGSize(width: 80, height: 90))
    #expect(flow.minimumLineSpacing == 7)
    #expect(flow.minimumInteritemSpacing == 3)
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = try #require(
      collection.dequeueReusableCell(
        withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0)) as? TileCell)
    cell.frame = CGRect(x: 0, y: 0, width: 80, height: 90)
    cell.layoutIfNeeded()
    #expect(cell.name.frame == CGRect(x: 10, y: 10, width: 60, height: 70))
    #expect(cell.reuseIdentifier == "tile")
    #expect(loading.messages == [])
  }
}

@MainActor @Suite(.phone) struct `Nibs registered with a list` {
  @Test func `make the cells of a table`() throws {
    let loading = Loading([RowCell.self])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(
      try loading.nib(cell(#"reuseIdentifier="row" customClass="RowCell""#)),
      forCellReuseIdentifier: "row")
    let one = try #require(table.dequeueReusableCell(withIdentifier: "row") as? RowCell)
    let other = try #require(table.dequeueReusableCell(withIdentifier: "row") as? RowCell)
    #expect(one !== other)
    #expect([one.name.text, other.name.text] == ["name", "name"])
    #expect(one.reuseIdentifier == "row")
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func `make headers`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let nib = try Loading().nib(
      """
      <tableViewHeaderFooterView tag="5" id="hV1">
          <rect key="frame" x="0.0" y="0.0" width="300" height="40"/>
      </tableViewHeaderFooterView>
      """)
    table.register(nib, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.tag == 5)
  }

  @Test func `make cells and supplementary views of a collection`() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    func nib(_ element: String, _ tag: Int) throws -> UINib {
      try Loading().nib(
        """
        <\(element) tag="\(tag)" id="cE1">
            <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
        </\(element)>
        """)
    }
    collection.register(try nib("collectionViewCell", 3), forCellWithReuseIdentifier: "tile")
    collection.register(
      try nib("collectionReusableView", 4),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path).tag == 3)
    #expect(
      collection.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path
      ).tag == 4)
  }

  @Test func `raise UIKit's exception if they hold no cell`() throws {
    let table = UITableView(frame: .zero)
    table.register(try Loading().nib(D.view("aV1")), forCellReuseIdentifier: "row")
    let raised = exceptions { _ = table.dequeueReusableCell(withIdentifier: "row") }
    #expect(
      raised == [
        "'NSInternalInconsistencyException', reason: 'invalid nib registered for identifier (row) - "
          + "nib must contain exactly one top level object which must be a UITableViewCell instance'"
      ])
  }

  @Test func `raise UIKit's exception if they hold no cell of a collection`() throws {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(try Loading().nib(D.view("aV1")), forCellWithReuseIdentifier: "tile")
    let raised = exceptions {
      _ = collection.dequeueReusableCell(
        withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    }
    #expect(
      raised.first
        == "'NSInternalInconsistencyException', reason: 'invalid nib registered for identifier (tile) - "
        + "nib must contain exactly one top level object which must be a UICollectionReusableView "
        + "instance'")
  }

  @Test func `raise UIKit's exception if they have another identifier`() throws {
    let table = UITableView(frame: .zero)
    table.register(
      try Loading([RowCell.self]).nib(cell(#"reuseIdentifier="other" customClass="RowCell""#)),
      forCellReuseIdentifier: "row")
    let raised = exceptions { _ = table.dequeueReusableCell(withIdentifier: "row") }
    #expect(
      raised == [
        "'NSInternalInconsistencyException', reason: 'cell reuse indentifier in nib (other) does not "
          + "match the identifier used to register the nib (row)'"
      ])
  }
}
