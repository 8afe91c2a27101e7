// Prints how well the widths in a file of measured texts are met: scripts/device-text says how to
// call it.

import Foundation

guard CommandLine.arguments.count == 2,
  let file = FileManager.default.contents(atPath: CommandLine.arguments[1])
else {
  FileHandle.standardError.write(Data("usage: scripts/device-text FILE\n".utf8))
  exit(2)
}
let lines = String(decoding: file, as: UTF8.self).split(separator: "\n")
let columns = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
let texts = lines.dropFirst().compactMap {
  MeasuredText($0.split(separator: "\t", omittingEmptySubsequences: false), columns: columns)
}

/// Prints the agreement of groups of texts, in the order of their names.
func show(_ title: String, _ texts: [MeasuredText], by name: (MeasuredText) -> String) {
  var groups: [String: Agreement] = [:]
  for text in texts { groups[name(text), default: Agreement()].add(text.error) }
  print("\n" + title.padding(toLength: 30, withPad: " ", startingAt: 0) + Agreement.header)
  for (name, agreement) in groups.sorted(by: { $0.key < $1.key }) {
    print(name.padding(toLength: 30, withPad: " ", startingAt: 0) + agreement.line)
  }
}

func size(_ text: MeasuredText) -> String {
  text.points < 20 ? "below 20 pt" : text.points < 28 ? "20 to 27 pt" : "from 28 pt on"
}

let system = texts.filter { $0.family == "sys" }
let exact = system.filter(\.isExact)
print("Share of the texts whose width is met, in percent, by points of difference")
show("system font, exact", exact, by: size)
show("exact, from 20 pt on", exact.filter { $0.points >= 20 }) { _ in "all" }
show("exact, by class", exact) { size($0) + ($0.isTitle ? " button" : " label") }
show("exact, by weight", exact) { size($0) + " " + $0.weight }
show("exact, by version of iOS", exact) { size($0) + " \($0.era)" }
// A view that the text alone doesn't size may be wider or narrower: what is more than 3 points away
// tells nothing of the font.
show("maybe exact, if within 3 pt", system.filter { !$0.isExact && abs($0.error) <= 3 }, by: size)
let others = texts.filter { $0.family != "sys" }
show("other families, exact", others.filter(\.isExact)) { $0.typeface.familyName }
show("maybe exact, if within 5 %", others.filter { !$0.isExact && abs($0.error) <= $0.width / 20 })
{
  $0.typeface.familyName
}
