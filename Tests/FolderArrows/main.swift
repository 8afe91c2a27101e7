import Foundation

// Holds the references from folder to folder inside the modules against the table of floors.
// usage: folder-arrows TABLE REFERENCES [MODULE FROM TO]
//   REFERENCES      what index-uses prints of a build
//   MODULE FROM TO  lists the references from one folder of a module to another instead

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2 || arguments.count == 5 else {
  FileHandle.standardError.write(
    Data("usage: folder-arrows TABLE REFERENCES [MODULE FROM TO]\n".utf8))
  exit(2)
}
do {
  let texts = try arguments.prefix(2).map {
    try String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8)
  }
  let arrows = FolderArrows(
    floors: Floors(texts[0]), references: References(texts[1]), table: "Sources/floors.txt")
  if arguments.count == 5 {
    let arrow = Arrow(from: arguments[3], to: arguments[4])
    for line in arrows.list(arrow, in: arguments[2]) { print(line) }
    exit(0)
  }
  let complaints = arrows.complaints
  for complaint in complaints { print(complaint) }
  print(complaints.isEmpty ? arrows.totals : "\(complaints.count) wrong")
  exit(complaints.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("folder-arrows: \(error)\n".utf8))
  exit(2)
}
