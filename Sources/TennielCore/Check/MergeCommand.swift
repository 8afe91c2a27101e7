import Findings
import Wording

extension Subcommand {
  static let merge = Subcommand(
    name: "merge", operands: .files, output: .report, usage: "FILE…",
    summary: "join the reports of machines that shared a check",
    about: [
      "Each FILE is a report of 'check --format json', of a share of the work that --shard has named.",
      "What comes out is the report of all: in the same order, as one machine would have written it.",
    ],
    status: ["Exit status: that of 'check'; 2 if a FILE can't be read."],
    run: { program, arguments throws(UsageError) in
      try MergeCommand(program: program, arguments: arguments).run()
    })
}

/// `merge FILE…`: the report of all that several machines have checked.
@MainActor
struct MergeCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    guard !arguments.files.isEmpty else {
      throw UsageError("'merge' needs reports: files that 'check --format json' has written")
    }
    let output = ReportOutput(program: program, arguments: arguments)
    try output.refuseUnwritable()
    var reports: [FindingReport] = []
    for path in arguments.files { reports.append(try report(at: path)) }
    if let obstacle = FindingReport.obstacle(toMerging: reports) {
      throw UsageError("the reports can't be merged: \(obstacle)")
    }
    var report = FindingReport(merging: reports, program: program.name, version: Program.version)
    report.joinContracts(ofShares: reports.count { !$0.scenes.isEmpty })
    return try output.finish(report, for: CheckedProject(arguments.check))
  }

  private func report(at path: String) throws(UsageError) -> FindingReport {
    let bytes: [UInt8]
    do throws(Descriptor.Failure) {
      bytes =
        path == DocumentReference.input
        ? try program.environment.input.contents() : try Descriptor.contents(of: path)
    } catch {
      throw UsageError("the report \(UsageError.quoted(path)) can't be read: \(error)")
    }
    do throws(FileMistake) {
      return try FindingReport(json: bytes)
    } catch {
      throw UsageError("\(path.printable):\(error.position): \(error.message)")
    }
  }
}
