/// The links of a page, and the anchors that links lead to in it.
struct PageLinks {
  /// What the links and pictures name, in the order of the page: addresses of the web aside.
  let targets: [String]
  /// The anchors of the headings, as places that host repositories make them.
  let anchors: [String]

  init(of text: String) {
    var targets: [String] = []
    var anchors: [String] = []
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        if let heading = line.wholeMatch(of: /#+ +(.*)/) {
          anchors.append(Self.anchor(of: heading.1, after: anchors))
        }
        targets += Self.targets(in: String(line))
      }
    }
    self.targets = targets.filter { !$0.contains("://") }
    self.anchors = anchors
  }

  private static func targets(in line: String) -> [String] {
    let words = line.replacing(/`[^`]*`/, with: "")
    let links = words.matches(of: /\]\(([^) ]+)\)/).map { String($0.1) }
    return links + words.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
  }

  /// Small letters, with hyphens for blanks and without punctuation. A number tells anchors of the
  /// same words apart.
  private static func anchor(of heading: Substring, after others: [String]) -> String {
    let plain = heading.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
      .replacing(" ", with: "-")
    var (anchor, number) = (plain, 0)
    while others.contains(anchor) {
      number += 1
      anchor = "\(plain)-\(number)"
    }
    return anchor
  }
}
