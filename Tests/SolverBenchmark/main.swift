import Foundation
import SolverWorkloads

let usage = """
  usage: solver-bench write FOLDER           writes every workload to FOLDER/FAMILY-SIZE.txt
         solver-bench measure NAME SECONDS   measures our solver with the workload FAMILY-SIZE; an
                                             operation that takes longer ends the program
         solver-bench table FOLDER SECONDS   compares what was measured in FOLDER

  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data(message.utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
do {
  switch (arguments.first, arguments.count) {
  case ("write", 2):
    for family in Family.allCases {
      for size in family.sizes {
        let text = family.workload(size: size).text
        try text.write(
          toFile: "\(arguments[2])/\(family.rawValue)-\(size).txt", atomically: false,
          encoding: .utf8)
      }
    }
  case ("measure", 3):
    guard let workload = Family.workload(named: arguments[2]), let limit = UInt32(arguments[3])
    else { fail(usage) }
    try Measurement(workload: workload, stopwatch: Stopwatch(limit: limit)).run()
  case ("table", 3):
    guard let limit = Double(arguments[3]) else { fail(usage) }
    var report = try Report(folder: arguments[2], limit: limit * 1e9)
    print(report.text)
  default:
    fail(usage)
  }
} catch {
  fail("solver-bench \(arguments.joined(separator: " ")): \(error)\n")
}
