import Foundation

// Prints the table of UIKit's layout interface, or with --check what is wrong with it alone.
// usage: api-table LIST GRAPHS [--check]

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: api-table LIST GRAPHS [--check]\n".utf8))
  exit(2)
}
let paths = arguments.map { URL(fileURLWithPath: $0) }
do {
  let table = ApiTable(
    SymbolList(try String(contentsOf: paths[0], encoding: .utf8)),
    try SymbolGraph(folder: paths[1]))
  if CommandLine.arguments.contains("--check") {
    for problem in table.problems { print(problem) }
    print(table.totals)
    exit(table.problems.isEmpty ? 0 : 1)
  }
  print(table.markdown, terminator: "")
} catch {
  FileHandle.standardError.write(Data("api-table: \(error)\n".utf8))
  exit(2)
}
