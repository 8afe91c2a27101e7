import SolverWorkloads

/// Whose answers are wrong.
extension Report {
  mutating func judge(_ measured: inout Case, _ family: Family) {
    let workload = measured.workload
    let sizes = [
      ("build", "after building", workload.start), ("narrow", "narrow", workload.jumps[0]),
      ("wide", "wide", workload.jumps[1]), ("fail", "after a refusal", workload.start),
    ]
    let name = "\(family.rawValue) \(measured.size)"
    for (phase, words, size) in sizes {
      let (ours, kiwi) = (measured.ours.answers[phase], measured.kiwi.answers[phase])
      let mine = ours.map { Quality(of: $0, for: workload, at: size) }
      let its = kiwi.map { Quality(of: $0, for: workload, at: size) }
      if let flaw = mine?.flaw { answers.append("\(name), \(words): OURS IS WRONG: \(flaw)") }
      if let flaw = its?.flaw {
        answers.append("\(name), \(words): kiwi is wrong: \(flaw)")
        measured.wrong.insert(phase)
      } else if let mine, let its {
        if let why = its.shortfall(against: mine) {
          answers.append("\(name), \(words): kiwi is wrong: \(why)")
          measured.wrong.insert(phase)
        } else if let why = mine.shortfall(against: its) {
          answers.append("\(name), \(words): OURS IS WRONG: \(why)")
        }
      }
    }
    answers += measured.ours.complaints.map { "\(name): OURS: \($0)" }
    answers += measured.kiwi.complaints.map { "\(name): kiwi: \($0)" }
  }
}
