import Findings
import Foundation
import Testing

@Suite struct `Pages for a browser` {
  private let svg =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="180"><title>a</title></svg>"#

  private var report: FindingReport {
    var report = hardReport
    report.scenes.append(.init(file: "Other.xib", name: "Card", grid: grid))
    var marked = Finding(
      "touch-target", .hint, "small", place: .init(file: "Other.xib", position: nil),
      scene: "Card", grid: grid)
    marked.extent.screens = [0]
    marked.extent.pictures = [
      .init(title: "iPhone <4s>", svg: svg, mark: .init(x: 1, y: 2, width: 3, height: 4)),
      .init(title: "again", svg: svg),
    ]
    report.add([marked])
    return report
  }

  @Test func `a page has every finding, and a picture that several show once`() {
    let html = report.html
    #expect(html.components(separatedBy: svg).count == 2)
    #expect(html.components(separatedBy: ##"<use href="#p1"/>"##).count == 3)
    #expect(html.contains(#"<rect class="mark" x="1.0" y="2.0" width="3.0" height="4.0"/>"#))
    #expect(html.contains("<figcaption>iPhone &lt;4s&gt;</figcaption>"))
    #expect(html.components(separatedBy: "<article").count == 5)
    #expect(html.contains("<h2>Ma in/ü&lt;&amp;&gt;.storyboard</h2>"))
    #expect(html.contains("<p>At: iPhone 4s, landscape, text XL and up; 2 of 16 screens</p>"))
    #expect(html.contains("<code>line 12: title.width == 100</code>"))
  }

  @Test func `a page is closed, needs no other file, and takes no text for its own`() {
    let html = report.html
    #expect(!html.contains("<b>"))
    #expect(!html.contains("\u{1B}"))
    #expect(html.components(separatedBy: "src=").count == 1)
    #expect(html.components(separatedBy: "url(").count == 1)
    // Without its first line and the elements that HTML does not close, it is XML.
    let lines = html.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("<meta ") }
    #expect(XMLReading().read(lines.joined(separator: "\n")))
  }

  @Test func `pictures are read again`() throws {
    let again = try FindingReport(json: Array(ReportFormat.json.text(of: report).utf8))
    #expect(again.html == report.html)
  }
}
