import Foundation

/// The time that animations go by. It stands still until its host moves it on.
///
/// A host with a display gives its screen a clock, and moves the clock on while it ``isRunning``.
/// Without a clock nothing glides: blocks run, values jump, and completions are called right after
/// the outermost block.
///
/// ```swift
/// let clock = AnimationClock()
/// clock.perform { UIView.animate(withDuration: 0.5) { box.center.x += 100 } }
/// clock.advance(by: 0.25)
/// box.layer.presentation()?.position     // half way
/// ```
@MainActor
package final class AnimationClock {
  /// In seconds, from the clock's beginning.
  package private(set) var now: TimeInterval = 0

  /// The clock that blocks now go by.
  package private(set) static var current: AnimationClock?

  /// A run and its completion. The clock keeps the completion, so that it is gone when the clock is.
  private struct Entry {
    let run: AnimationRun
    let number: Int
    let begin: TimeInterval
    var completion: (Bool) -> Void
  }
  private var entries: [Entry] = []
  private var count = 0

  package init() {}

  /// Does something by this clock.
  package func perform<Result>(_ body: () -> Result) -> Result {
    Self.perform(by: self, body)
  }

  /// Does something by a clock, or without any.
  static func perform<Result>(by clock: AnimationClock?, _ body: () -> Result) -> Result {
    let outer = current
    current = clock
    defer { current = outer }
    return body()
  }

  /// Whether anything is on its way.
  package var isRunning: Bool { entries.contains { $0.run.rate != 0 || $0.run.end != nil } }

  /// When the next of the runs will be over; nil if none will.
  package var nextEnd: TimeInterval? { entries.compactMap(\.run.end).min() }

  func add(_ run: AnimationRun, completion: @escaping (Bool) -> Void) {
    count += 1
    entries.append(Entry(run: run, number: count, begin: now, completion: completion))
  }

  /// Forgets a run without a word to those who wait for it.
  func remove(_ run: AnimationRun) { entries.removeAll { $0.run === run } }

  // MARK: Time

  package func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Moves on to a time. Each run that is over by then ends at its own moment.
  ///
  /// A run without duration that begins meanwhile ends with the next call, as it ends with the next
  /// turn of a device's run loop. A clock never goes back.
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

  /// The number of runs that may end in one call: completions that keep beginning runs must not
  /// hold it for ever.
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
