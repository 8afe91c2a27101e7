import Foundation

/// What a program printed about a workload in one or more runs: of several the better time.
struct Figures {
  enum Outcome {
    /// Nanoseconds, the median.
    case time(Double)
    /// The operation took longer than the limit.
    case stopped
    /// The operation ended with an error.
    case failed
    /// The program did not get so far.
    case missing
  }

  private var times: [String: Double] = [:]
  private var begun: Set<String> = []
  private var failed: Set<String> = []
  /// The values after a phase.
  private(set) var answers: [String: [Double]] = [:]
  /// Bytes of the solver with the workload in it, and with all of it removed.
  private(set) var memory: (full: Double, left: Double)?
  /// Nanoseconds of a bare loop that writes all values.
  private(set) var floor: Double?
  /// What the program noticed itself.
  private(set) var complaints: [String] = []

  init(contentsOf paths: [String]) throws {
    for path in paths { try read(String(contentsOfFile: path, encoding: .utf8)) }
  }

  private mutating func read(_ text: String) {
    var last = ""
    var lines = text.split(separator: "\n")
    // A program that its limit ends may be in the middle of a line.
    if !text.hasSuffix("\n") { _ = lines.popLast() }
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.dropFirst().compactMap(Double.init)
      switch words[0] {
      case "begin":
        last = words[1]
        begun.insert(last)
      case "time": times[words[1]] = min(numbers[0], times[words[1]] ?? .infinity)
      case "answer": if answers[words[1]] == nil { answers[words[1]] = numbers }
      case "memory":
        if memory.map({ numbers[0] < $0.full }) ?? true { memory = (numbers[0], numbers[1]) }
      case "floor": floor = min(numbers[0], floor ?? .infinity)
      default:
        if words[0] == "failed" { failed.insert(last) }
        if !complaints.contains(String(line)) { complaints.append(String(line)) }
      }
    }
  }

  subscript(operation: String) -> Outcome {
    if let time = times[operation] { return .time(time) }
    return failed.contains(operation) ? .failed : begun.contains(operation) ? .stopped : .missing
  }
}
