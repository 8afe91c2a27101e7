/// A line on standard error that says how far a command is, for as long as it runs.
@MainActor
final class ProgressLine {
  private let weights: [Int]
  private let noun: String
  private let isShown: Bool
  private let beginning = ContinuousClock.now
  private var count = 0
  private var weight = 0
  private var width = 0

  /// - Parameters:
  ///   - weights: How much work each part is, compared with the others.
  ///   - noun: What a part is, in the plural.
  ///   - isShown: Whether there is a terminal to show it.
  init(weights: [Int], noun: String, isShown: Bool) {
    self.weights = weights
    self.noun = noun
    self.isShown = isShown
  }

  /// Takes note that a part is done. A command of less than a second says nothing.
  func count(_ part: Int) {
    count += 1
    weight += weights[part]
    let time = beginning.duration(to: .now)
    guard isShown, time > .seconds(1), count < weights.count else { return }
    show(Self.text(count: count, of: weights.count, noun, left: left(after: time)))
  }

  /// Takes the line away.
  func erase() {
    guard width > 0 else { return }
    write("\r" + String(repeating: " ", count: width) + "\r")
    width = 0
  }

  /// The line: `312 of 1408 documents, about 12 s left`.
  static func text(count: Int, of all: Int, _ noun: String, left: Int) -> String {
    let time = left < 120 ? "\(left) s" : "\((left + 30) / 60) min"
    return "\(count) of \(all) \(noun), about \(time) left"
  }

  /// The seconds left, if the rest goes as fast as what is done.
  private func left(after time: Duration) -> Int {
    let all = weights.reduce(0, +)
    guard weight > 0 else { return 0 }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return max(1, Int(seconds * Double(all - weight) / Double(weight)))
  }

  private func show(_ text: String) {
    write("\r" + text + String(repeating: " ", count: max(0, width - text.count)))
    width = text.count
  }

  private func write(_ text: String) { try? Descriptor.standardError.write(Array(text.utf8)) }
}
