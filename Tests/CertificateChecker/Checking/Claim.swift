import Certificates

/// What a certificate claims, in the checker's own numbers.
package struct Claim: Sendable {
  /// A value as an affine function of the length.
  package struct Line: Sendable {
    package var constant: Fraction
    package var slope: Fraction

    package func at(_ length: Int) -> Fraction { constant + slope * Fraction(length) }
  }

  /// A sum of rows in which all variables cancel.
  package struct Proof: Sendable {
    package var level: Float?
    package var weights: [(priority: Float, weight: Fraction)]
    package var multipliers: [(row: Int, number: Fraction)]
  }

  package var range: ClosedRange<Int>
  package var layout: [Line]
  package var parts: [(rows: [Int], proofs: [Proof])]
  package var refutations: [[(row: Int, number: Fraction)]?]
  package var isDetermined: [Bool]
  /// What is added to variables for layouts that are as good.
  package var alternatives: [[(variable: Int, number: Fraction)]]
}

extension Claim {
  /// Reads the fractions of a certificate from their texts.
  package init(_ certificate: Certificate) {
    range = certificate.range
    layout = certificate.layout.map {
      Line(constant: Fraction(read: $0.constant), slope: Fraction(read: $0.slope))
    }
    parts = certificate.parts.map { rows, proofs in
      let proofs = proofs.map { proof in
        Proof(
          level: proof.level,
          weights: proof.weights.map { ($0.priority, Fraction(read: $0.weight)) },
          multipliers: proof.multipliers.map { ($0.row, Fraction(read: $0.number)) })
      }
      return (rows, proofs)
    }
    refutations = certificate.refutations.map { refutation in
      refutation?.map { ($0.row, Fraction(read: $0.number)) }
    }
    isDetermined = certificate.isDetermined
    alternatives = certificate.alternatives.map { alternative in
      alternative.steps.map { ($0.variable, Fraction(read: $0.number)) }
    }
  }
}

extension Fraction {
  fileprivate init(read number: Rational) {
    guard let read = Fraction(number.description) else {
      preconditionFailure("'\(number)' is no fraction")
    }
    self = read
  }
}
