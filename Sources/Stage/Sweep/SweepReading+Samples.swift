extension SweepReading {
  /// What some layouts and the solver tell of all layouts.
  /// - Parameter proofs: What the solver says, as far as it was found to be true.
  init(
    of samples: SweepSamples, _ proofs: [SweepProof], along sweep: ScreenSweep, isDone: Bool
  ) {
    let all = samples.all
    let isKnown = { (range: ClosedRange<Int>) in
      proofs.contains { $0.range.contains(range.lowerBound) && $0.range.contains(range.upperBound) }
    }
    var breakpoints = zip(all, all.dropFirst()).compactMap { before, sample in
      sample.words(after: before).map {
        Breakpoint(
          length: Double(sample.length), isExact: sample.length - before.length <= 1, text: $0,
          isProblem: before.problems != sample.problems && !sample.problems.isEmpty)
      }
    }
    let proved = proofs.flatMap(\.knots).compactMap { knot in
      knot.changes.lazy.compactMap(\.text).first.map {
        Breakpoint(length: knot.length, isExact: knot.isExact, text: $0, isProblem: false)
      }
    }
    let seen = all.indices.dropFirst().dropLast().compactMap { place -> Breakpoint? in
      guard samples.isBent(at: place), !isKnown(all[place].length...all[place].length),
        all[place + 1].length - all[place - 1].length <= 2 * SweepSamples.finest
      else { return nil }
      return samples.words(at: place).map {
        Breakpoint(
          length: Double(all[place].length), isExact: false, text: $0, isProblem: false)
      }
    }
    breakpoints += (proved + seen).filter { bend in
      !breakpoints.contains { abs($0.length - bend.length) < 1.5 }
    }
    let gaps = all.indices.dropLast().filter { place in
      let range = all[place].length...all[place + 1].length
      guard range.count > 2 else { return false }
      if !all[place].isLike(all[place + 1]) { return true }
      return !isKnown(range) && range.count - 1 > SweepSamples.finest && !samples.isInLine(place)
    }
    self.init(
      axis: sweep.axis, range: sweep.range, landmarks: sweep.landmarks,
      stretches: Self.stretches(of: all),
      breakpoints: breakpoints.sorted { ($0.length, $0.text) < ($1.length, $1.text) },
      unknown: gaps.map { all[$0].length...all[$0 + 1].length }, isDone: isDone)
  }

  private static func stretches(of samples: [SweepSample]) -> [Stretch] {
    samples.reduce(into: []) { stretches, sample in
      if let last = stretches.last, last.problems == sample.problems {
        stretches[stretches.count - 1] = Stretch(
          range: last.range.lowerBound...sample.length, problems: sample.problems)
      } else {
        stretches.append(
          Stretch(range: sample.length...sample.length, problems: sample.problems))
      }
    }
  }
}
