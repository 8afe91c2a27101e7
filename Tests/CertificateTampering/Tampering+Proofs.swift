import CertificateChecker
import Certificates
import SeededRandom

/// Changes of parts and their proofs.
extension Tampering {
  /// The parts with a missed row and the row.
  private func missing(_ subject: Subject) -> [(part: Int, row: Int)] {
    let values = subject.values
    return subject.claim.parts.enumerated().flatMap { number, part in
      part.rows.filter { subject.program.rows[$0].miss(of: values[$0]) > visible }
        .map { (part: number, row: $0) }
    }
  }

  func partLeftOut(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    guard let (part, row) = missing(subject).randomElement(using: &random) else { return nil }
    var claim = subject.claim
    claim.parts.remove(at: part)
    return Forgery(
      claim: claim, program: subject.program,
      reason: "row \(row) is missed. It was in a part, where nothing is that equations fix")
  }

  func levelLeftOut(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    guard let (part, row) = missing(subject).randomElement(using: &random) else { return nil }
    var claim = subject.claim
    let level = subject.program.rows[row].priority
    claim.parts[part].proofs.removeAll { $0.level == level }
    return Forgery(
      claim: claim, program: subject.program, reason: "nothing is said of row \(row)'s miss")
  }

  func partsJoined(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let choices = subject.claim.parts.indices.filter { !subject.claim.parts[$0].rows.isEmpty }
    guard choices.count > 1, let part = choices.randomElement(using: &random),
      let row = subject.claim.parts[part].rows.randomElement(using: &random),
      let other = choices.filter({ $0 != part }).randomElement(using: &random)
    else { return nil }
    var claim = subject.claim
    claim.parts[other].rows.append(row)
    return Forgery(
      claim: claim, program: subject.program, reason: "row \(row) is in the parts \(part), \(other)"
    )
  }

  func multiplierChanged(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let places = subject.claim.multipliers.filter {
      subject.hasVariable(subject.program.rows[$0.row])
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    var claim = subject.claim
    let change = Fraction([-1, 1, 2].randomElement(using: &random) ?? 1, over: 7)
    let number = claim.parts[place.part].proofs[place.proof].multipliers[place.index].number
    claim.parts[place.part].proofs[place.proof].multipliers[place.index].number = number + change
    return Forgery(
      claim: claim, program: subject.program,
      reason: "the sum did cancel, and row \(place.row) has a variable")
  }

  /// Turns all signs, so that all variables still cancel.
  func proofTurned(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let missed = Set(missing(subject).map(\.row))
    let places = subject.claim.multipliers.filter { missed.contains($0.row) }
    guard let place = places.randomElement(using: &random) else { return nil }
    var claim = subject.claim
    claim.parts[place.part].proofs[place.proof].multipliers =
      subject.claim.parts[place.part].proofs[place.proof].multipliers.map { ($0.row, -$0.number) }
    return Forgery(
      claim: claim, program: subject.program,
      reason: "row \(place.row) is missed to the other side than its multiplier says")
  }

  func weightChanged(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let places = subject.claim.parts.enumerated().flatMap { number, part in
      part.proofs.indices.filter { part.proofs[$0].level != nil }
        .map { (part: number, proof: $0) }
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    var claim = subject.claim
    let level = claim.parts[place.part].proofs[place.proof].level
    for index in claim.parts[place.part].proofs[place.proof].weights.indices
    where claim.parts[place.part].proofs[place.proof].weights[index].priority == level {
      let weight = Fraction([-1, 0, 2].randomElement(using: &random) ?? 0)
      claim.parts[place.part].proofs[place.proof].weights[index].weight = weight
    }
    return Forgery(
      claim: claim, program: subject.program, reason: "the weight of a level is 1 in its proof")
  }

  func refutationChanged(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let places = subject.claim.refutations.enumerated().flatMap { number, multipliers in
      (multipliers ?? []).enumerated().filter { subject.hasVariable(subject.program.rows[$1.row]) }
        .map { (broken: number, index: $0.offset) }
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    var claim = subject.claim
    guard let number = claim.refutations[place.broken]?[place.index].number else { return nil }
    let change = Fraction([-1, 1, 2].randomElement(using: &random) ?? 1, over: 3)
    claim.refutations[place.broken]?[place.index].number = number + change
    return Forgery(
      claim: claim, program: subject.program,
      reason: "the sum did leave no variable, and the row has one")
  }
}

extension Claim {
  /// The places of all multipliers in proofs.
  fileprivate var multipliers: [(part: Int, proof: Int, index: Int, row: Int)] {
    parts.enumerated().flatMap { number, part in
      part.proofs.enumerated().flatMap { place, proof in
        proof.multipliers.enumerated().map {
          (part: number, proof: place, index: $0.offset, row: $0.element.row)
        }
      }
    }
  }
}
