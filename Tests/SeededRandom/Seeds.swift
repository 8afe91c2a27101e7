import Foundation

/// Whether random walks go all the way, as scripts/proofs asks by `TENNIEL_PROOFS`, and not just a
/// sample of it, as in the tests.
package let walksAreLong = ProcessInfo.processInfo.environment["TENNIEL_PROOFS"] != nil

/// The seeds of random walks, from 0: a sample in the tests, all of them in the proofs.
package func seeds<Seed: FixedWidthInteger>(_ sample: Seed, inProofs all: Seed) -> Range<Seed>
where Seed.Stride: SignedInteger {
  0..<(walksAreLong ? all : sample)
}
