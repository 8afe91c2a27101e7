import AutoLayout
import CertificateChecker
import CertificateTampering
import Certificates
import Foundation

@testable import Stage

/// A piece of a scene's widths with its program, its certificate, and the rows that are read from
/// the hierarchy.
@MainActor
struct CertifiedPiece {
  let range: ClosedRange<Int>
  /// The engine's rows at the first width.
  let program: Program
  let certificate: Certificate?
  /// The hierarchy's rows at the first width, in the order of the engine's.
  let comparison: RowComparison
  private let reach: LayoutReach
  private let names: [String]
  private let ambiguous: [Int]

  /// - Parameters:
  ///   - start: The width at which the scene is laid out, the first of the piece.
  ///   - limit: The greatest width that is asked for.
  /// - Returns: Nil where the solver does not tell how far the layout reaches.
  init?(of host: SceneHost, from start: Int, upTo limit: Int) {
    let hierarchy = Hierarchy(host.window)
    guard
      let reach = host.window.node.ownEngine?.reach(
        .horizontal, upTo: limit, of: hierarchy.items.compactMap(\.node))
    else { return nil }
    self.reach = reach
    range = start...reach.end
    program = Program(host.window.linearSystem, parameter: reach.parameter)
    certificate = Certificate(
      of: program, from: start, reach, within: WorkBudget(40_000_000))
    comparison = RowComparison(hierarchy, reach.variables, with: program)
    names = hierarchy.items.map(\.name)
    ambiguous = zip(hierarchy.items, reach.variables).flatMap { item, variables in
      hierarchy.ambiguousParts(of: item).compactMap { part in
        // The window has no left and top.
        variables.count == 4 ? variables[part.rawValue] : nil
      }
    }
  }

  /// How the rows of the hierarchy differ from the engine's at the first width, where the scene is
  /// laid out at another width of the piece.
  func differences(in host: SceneHost) -> [String] {
    let hierarchy = Hierarchy(host.window)
    guard hierarchy.items.map(\.name) == names else { return ["other views and guides"] }
    return RowComparison(hierarchy, reach.variables, with: program).differences
  }

  /// The claim, of the hierarchy's rows.
  /// - Parameter next: The piece that follows; it tells something where it has the same rows.
  func subject(_ certificate: Certificate, before next: CertifiedPiece?) -> Subject {
    var subject = Subject(Claim(certificate), of: comparison.program)
    if let next, next.names == names, next.reach.variables == reach.variables,
      next.program.rows == program.rows
    {
      subject.beyond = (next.range.upperBound, next.reach.values.last)
    }
    subject.open = ambiguous
    return subject
  }
}

extension Hierarchy {
  /// The parts of an item that have several values in the best layouts.
  fileprivate func ambiguousParts(of item: Item) -> [Part] {
    let attributes = item.view?.ambiguousAttributes ?? item.guide?.ambiguousAttributes ?? []
    return attributes.compactMap { attribute in
      switch attribute {
      case .left: .left
      case .top: .top
      case .width: .width
      case .height: .height
      default: nil
      }
    }
  }
}
