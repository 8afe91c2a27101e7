/// The animation of a property of a view.
///
/// The model value is the final value at once. The value shown is the model value plus the offset
/// that is left. Offsets of several animations add up, so an animation that begins during another
/// continues from the shown value at its present speed.
@MainActor
struct PropertyAnimation {
  /// A change of the value over a part of the time.
  struct Step {
    /// The value before the change minus the value after it.
    var offset: AnimatedValue
    /// The range of the run's time in which the value changes, from 0 to 1.
    var start = 0.0
    var end = 1.0

    /// The progress of the change at a time of the run.
    func progress(at time: Double) -> Double {
      if start == 0, end == 1 { return time }
      if time >= end { return 1 }
      return time <= start ? 0 : (time - start) / (end - start)
    }
  }

  let property: AnimatedProperty
  let run: AnimationRun
  /// The share of the run's time at which the animation was added.
  var start = 0.0
  /// The changes, in the order in which they were made.
  var steps: [Step]
  var mode = KeyframeMode.linear

  /// The difference between the shown value and the model value.
  var offset: AnimatedValue {
    let progress = run.progress(from: start)
    // Most animations have one change over the whole time.
    if steps.count == 1, mode == .linear {
      return steps[0].offset * (1 - steps[0].progress(at: progress))
    }
    return mode.offset(of: steps, at: progress)
  }

  /// The difference between the first value and the model value.
  var whole: AnimatedValue { steps.reduce(AnimatedValue()) { $0 + $1.offset } }
}

/// How the values between keyframes are computed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions>
enum KeyframeMode: Int {
  case linear, discrete, paced, cubic, cubicPaced

  /// The difference between the shown value and the last value.
  func offset(of steps: [PropertyAnimation.Step], at time: Double) -> AnimatedValue {
    switch self {
    case .linear:
      return steps.reduce(AnimatedValue()) { $0 + $1.offset * (1 - $1.progress(at: time)) }
    case .discrete:
      return steps.reduce(AnimatedValue()) { time < $1.end ? $0 + $1.offset : $0 }
    case .paced: return Self.linear.offset(of: Self.pace(steps), at: time)
    case .cubic: return Self.smooth(steps, at: time)
    case .cubicPaced: return Self.smooth(Self.pace(steps), at: time)
    }
  }

  /// The changes, with times proportional to the sizes of the changes.
  private static func pace(_ steps: [PropertyAnimation.Step]) -> [PropertyAnimation.Step] {
    let length = steps.reduce(0) { $0 + $1.offset.magnitude }
    guard length > 0 else { return steps }
    var covered = 0.0
    return steps.map { step in
      var paced = step
      paced.start = covered / length
      covered += step.offset.magnitude
      paced.end = covered / length
      return paced
    }
  }

  /// The offset on a Catmull-Rom spline through the values at the keyframes' ends.
  private static func smooth(_ steps: [PropertyAnimation.Step], at time: Double) -> AnimatedValue {
    let steps = steps.sorted { $0.end < $1.end }
    guard let first = steps.first, time < steps[steps.count - 1].end else { return AnimatedValue() }
    var times = [first.start]
    var values = [steps.reduce(AnimatedValue()) { $0 + $1.offset }]
    for step in steps {
      times.append(step.end)
      values.append(values[values.count - 1] - step.offset)
    }
    guard time > times[0], let next = times.firstIndex(where: { $0 > time }) else {
      return values[0]
    }
    let here = next - 1
    let span = times[next] - times[here]
    func slope(_ index: Int) -> AnimatedValue {
      let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
      let length = times[after] - times[before]
      return length > 0 ? (values[after] - values[before]) * (span / length) : AnimatedValue()
    }
    let t = (time - times[here]) / span
    let (t2, t3) = (t * t, t * t * t)
    let ends = values[here] * (2 * t3 - 3 * t2 + 1) + values[next] * (3 * t2 - 2 * t3)
    return ends + slope(here) * (t3 - 2 * t2 + t) + slope(next) * (t3 - t2)
  }
}
