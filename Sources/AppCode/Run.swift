import Foundation

/// What a program has printed.
struct Run {
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]

  /// Runs a program to its end.
  init(_ words: [String], input: [UInt8] = []) {
    let process = Process()
    let (sent, printed, said) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    (process.standardInput, process.standardOutput, process.standardError) = (sent, printed, said)
    do {
      try process.run()
    } catch {
      (status, output, errors) = (-1, [], Array("\(words[0]) can't be run: \(error)".utf8))
      return
    }
    // All three at once, since a full pipe would stop the program.
    nonisolated(unsafe) var collected = Data()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      collected = said.fileHandleForReading.readDataToEndOfFile()
    }
    DispatchQueue.global().async(group: group) {
      try? sent.fileHandleForWriting.write(contentsOf: Data(input))
      try? sent.fileHandleForWriting.close()
    }
    output = Array(printed.fileHandleForReading.readDataToEndOfFile())
    group.wait()
    process.waitUntilExit()
    (status, errors) = (process.terminationStatus, Array(collected))
  }
}
