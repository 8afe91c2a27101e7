import Foundation

/// Times operations, and says so in lines: `begin OPERATION`, then
/// `time OPERATION NANOSECONDS REPETITIONS` with the median.
struct Stopwatch {
  /// Seconds after which an operation ends the program.
  let limit: UInt32
  /// Nanoseconds to spend on one operation, as far as repetitions can be left out.
  let budget = 1e9
  let mostRepetitions = 1000

  /// Does something again and again, telling it how often it was done.
  ///
  /// - Parameters:
  ///   - parts: how many operations one repetition is.
  ///   - prepare: what is done before each repetition and not timed.
  func measure(
    _ operation: String, parts: Double = 1, prepare: () -> Void = {}, _ body: (Int) throws -> Void
  ) rethrows {
    begin(operation)
    var times: [Double] = []
    var total = 0.0
    while times.isEmpty || (total < budget && times.count < mostRepetitions) {
      prepare()
      let time = try ContinuousClock().measure { try body(times.count) } / .nanoseconds(1)
      total += time
      times.append(time / parts)
    }
    alarm(0)
    times.sort()
    say("time \(operation) \(times[times.count / 2].rounded()) \(times.count)")
  }

  /// From here on the time limit runs.
  func begin(_ operation: String) {
    say("begin \(operation)")
    alarm(limit)
  }

  func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
