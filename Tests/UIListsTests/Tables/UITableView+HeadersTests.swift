import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// Sections of one row of 44 points with titles, in a table of 200 points.
@MainActor @Suite struct `Titles of sections` {
  private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
    let headers: [String?]
    let footers: [String?]

    init(headers: [String?], footers: [String?]) {
      (self.headers, self.footers) = (headers, footers)
    }

    func numberOfSections(in tableView: UITableView) -> Int { headers.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func table(_ style: UITableView.Style = .grouped) -> UITableView {
      let table = UITableView(frame: rect(0, 0, 200, 600), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.sectionHeaderTopPadding = 0
      table.rowHeight = 44
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (18, 18)
      (table.dataSource, table.delegate) = (self, self)
      return table
    }
  }

  /// A delegate that has an answer of its own.
  private final class Footers: NSObject, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      height
    }
  }

  private static let long = "A footer that tells more than fits a line"

  /// The heights of headers and footers, in order.
  private func heights(_ table: UITableView) -> [[CGFloat]] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      [
        table.rectForHeader(inSection: section).height,
        table.rectForFooter(inSection: section).height,
      ]
    }
  }

  @Test func `in grouped tables are as high as their lines, whatever height sections have`() {
    let titles = Titles(headers: ["One", nil], footers: ["A short one", Self.long])
    let table = titles.table()
    #expect(heights(table) == [[38, 30], [18, 46]])
    #expect(table.footerView(forSection: 1)?.textLabel?.frame.height == 31.5)
  }

  @Test func `in grouped tables have other lines in another width`() {
    let titles = Titles(headers: [nil], footers: [Self.long])
    let table = titles.table()
    #expect(heights(table) == [[18, 46]])
    table.frame.size.width = 400
    #expect(heights(table) == [[18, 30]])
  }

  @Test(arguments: [20, 18] as [CGFloat])
  func `are as high as the delegate says, be it what the table has`(height: CGFloat) {
    let (titles, footers) = (Titles(headers: [nil], footers: [Self.long]), Footers(height))
    let table = titles.table()
    table.delegate = footers
    #expect(heights(table) == [[18, height]])
  }

  /// A delegate with headers of this height and this view.
  private final class Headers: NSObject, UITableViewDelegate {
    let height: CGFloat
    let view: UIView?
    init(_ height: CGFloat, _ view: UIView? = nil) { (self.height, self.view) = (height, view) }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 0 ? view : nil
    }
  }

  @Test func `where there is none, leave no gap in plain tables`() {
    let titles = Titles(headers: [nil, "Two", nil], footers: [nil, nil, nil])
    let table = titles.table(.plain)
    #expect(heights(table) == [[0, 0], [18, 0], [0, 0]])
    table.delegate = nil
    #expect(heights(table) == [[0, 0], [18, 0], [0, 0]])
    #expect(heights(titles.table()) == [[18, 18], [38, 18], [18, 18]])
  }

  /// The height of a header without a title or a view, by what a delegate answers for it.
  @Test(
    arguments: [
      (18, .plain, UITableView.automaticDimension, 28), (18, .plain, 0, 0), (18, .plain, 30, 30),
      (10, .plain, UITableView.automaticDimension, 0), (10, .plain, 0, 0), (10, .plain, 30, 30),
      (18, .grouped, 0, 0), (10, .grouped, 0, 18),
    ] as [(Int, UITableView.Style, CGFloat, CGFloat)])
  func `where there is none, leave the gap that the delegate asks for`(
    version: Int, style: UITableView.Style, answer: CGFloat, height: CGFloat
  ) {
    let (titles, headers) = (Titles(headers: [nil], footers: [nil]), Headers(answer))
    let table = titles.table(style)
    table.traitOverrides[SystemVersionTrait.self] = version
    table.delegate = headers
    #expect(heights(table)[0][0] == height)
  }

  @Test func `may be plain views, which are as high as their constraints`() {
    let (view, box) = (UIView(), Box(50, 33))
    view.place(box)
    box.pin([.leading: 0, .top: 5, .bottom: -5], to: view)
    let titles = Titles(headers: [nil, nil], footers: [nil, nil])
    let headers = Headers(UITableView.automaticDimension, view)
    let table = titles.table(.plain)
    table.delegate = headers
    #expect(heights(table).map { $0[0] } == [43, 28])
    #expect(view.frame == rect(0, 0, 200, 43))
    table.estimatedSectionHeaderHeight = 0
    #expect(heights(table)[1][0] == 0)
  }

  @Test func `in plain tables have the height of sections`() {
    let titles = Titles(headers: ["One"], footers: [Self.long])
    #expect(heights(titles.table(.plain)) == [[18, 18]])
  }
}
