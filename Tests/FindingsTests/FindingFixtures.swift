import Findings
import Wording

/// A grid of two devices, both orientations and four text sizes: 16 screens.
let grid = ScreenGrid([
  .init("devices", ["iPhone 4s", "iPhone 7"]), .init("orientations", ["portrait", "landscape"]),
  .init("text sizes", ["S", "L", "XL", "AX5"], prefix: "text ", isScale: true),
])

/// A report with a finding in a document, whose names and texts are hard for every format, one in a
/// scene of code, and one of a whole document.
var hardReport: FindingReport {
  var report = FindingReport(
    program: "tenniel", version: "0.1.0",
    rules: [
      .init("conflict", .error, "constraints that can't all be met"),
      .init("touch-target", .hint, "a control that is too small for a finger"),
      .init("document", .error, "something that can't be shown", of: .documents),
    ])
  report.scenes = [
    .init(file: "Ma in/ü<&>.storyboard", name: "Lo\"gin", grid: grid),
    .init(file: nil, name: "Form", grid: ScreenGrid([.init("devices", ["iPhone 7"])])),
  ]
  var conflict = Finding(
    "conflict", .error, "100% of \"title\", <b> & more\u{1B}[31m\nsecond: line",
    place: .init(
      file: "Ma in/ü<&>.storyboard", position: TextPosition(line: 12, column: 40),
      excerpt: ["<constraint id=\"a\"/>", " ^~~~~~~~~~"]), scene: "Lo\"gin", grid: grid)
  conflict.view = "view/title"
  conflict.constraints = [
    .init(text: "title.width == 100", position: TextPosition(line: 12, column: 40)),
    .init(text: "title.width == 90", position: nil),
  ]
  conflict.repair = "constant 100 -> 90 of title.width == 100"
  conflict.fingerprint.subjects = ["a-b-c"]
  conflict.extent.screens = [6, 7]
  var target = Finding(
    "touch-target", .hint, "button has 20 x 20 points", place: nil, scene: "Form",
    grid: ScreenGrid([.init("devices", ["iPhone 7"])]))
  target.status = .good
  target.extent.screens = [0]
  var document = Finding(
    "document", .error, "there is no class", place: .init(file: "Other.xib", position: nil),
    scene: nil, grid: ScreenGrid([]))
  document.fingerprint.subjects = ["Other.xib", "there is no class"]
  report.add([conflict, target, document])
  return report
}
