/// The clock by which animations run. Its time changes only when its host advances it.
///
/// A host with a display gives its screen a clock, and advances it while it ``isRunning``. Without
/// a clock nothing is animated: the blocks run, values change at once, and completions are called
/// right after the outermost block.
///
/// ```swift
/// let clock = AnimationClock()
/// clock.perform { UIView.animate(withDuration: 0.5) { box.center.x += 100 } }
/// clock.advance(by: 0.25)
/// box.layer.presentation()?.position     // half way
/// ```
@MainActor
package final class AnimationClock {
  /// The time in seconds since the clock was created.
  package private(set) var now: TimeInterval = 0

  /// The clock of animation blocks that now run.
  package private(set) static var current: AnimationClock?

  /// A run and its completion. The clock owns the completion, which goes away with the clock.
  private struct Entry {
    let run: AnimationRun
    let number: Int
    let begin: TimeInterval
    var completion: (Bool) -> Void
  }
  private var entries: [Entry] = []
  private var count = 0

  package init() {}

  /// Runs a closure whose animations use this clock.
  package func perform<Result>(_ body: () -> Result) -> Result {
    Self.perform(by: self, body)
  }

  /// Runs a closure whose animations use a clock, or none.
  static func perform<Result>(by clock: AnimationClock?, _ body: () -> Result) -> Result {
    let outer = current
    current = clock
    defer { current = outer }
    return body()
  }

  /// Whether any animation is running.
  package var isRunning: Bool { entries.contains { $0.run.rate != 0 || $0.run.end != nil } }

  /// The time at which the next run ends; `nil` if none does.
  package var nextEnd: TimeInterval? { entries.compactMap(\.run.end).min() }

  func add(_ run: AnimationRun, completion: @escaping (Bool) -> Void) {
    count += 1
    entries.append(Entry(run: run, number: count, begin: now, completion: completion))
  }

  /// Removes a run without calling its completion.
  func remove(_ run: AnimationRun) { entries.removeAll { $0.run === run } }

  // MARK: Time

  package func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Advances to a time. Each run that ends by then ends at its own time.
  ///
  /// A run without duration that begins meanwhile ends in the next call, as it ends in the next
  /// turn of a device's run loop. The clock never goes back.
  package func advance(to time: TimeInterval) {
    guard time >= now else { return }
    let last = count
    perform {
      for _ in 0..<Self.mostEnds {
        guard let index = nextDue(by: time, newAfter: last) else { break }
        let run = entries[index].run
        now = max(now, run.end ?? now)
        if run.pausesAtEnd, !run.isInterrupted {
          run.run(from: run.rate < 0 ? 0 : run.timing.total, rate: 0)
        } else {
          finish(entries.remove(at: index))
        }
      }
    }
    now = max(now, time)
  }

  /// The limit of runs that end in one call, so that completions which keep beginning runs can't
  /// block it forever.
  private static let mostEnds = 10_000

  private func nextDue(by time: TimeInterval, newAfter last: Int) -> Int? {
    var best: (index: Int, end: TimeInterval)?
    for (index, entry) in entries.enumerated() {
      guard let end = entry.run.end, end <= time, entry.number <= last || end > entry.begin,
        end < best?.end ?? .infinity
      else { continue }
      best = (index, end)
    }
    return best?.index
  }

  private func finish(_ entry: Entry) {
    let isFinished = !entry.run.isInterrupted
    entry.run.leaveViews(at: entry.run.goesBack ? .start : .end)
    entry.completion(isFinished)
  }
}
