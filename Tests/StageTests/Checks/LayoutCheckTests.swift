import Testing
import UIKit

@testable import Stage

@Suite struct `The list of checks` {
  @Test func `has each name once, as a word that can be typed`() {
    let names = LayoutCheck.all.map(\.identifier)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
  }

  @Test func `begins with what is worst`() {
    let ranks = LayoutCheck.all.map {
      LayoutCheck.Severity.allCases.firstIndex(of: $0.severity) ?? 9
    }
    #expect(ranks == ranks.sorted())
  }

  @Test func `explains each in short lines`() {
    for check in LayoutCheck.all {
      let explanation = check.explanation
      for text in [explanation.finds, explanation.example, explanation.mending] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect((1...8).contains(lines.count), "\(check)")
        #expect(lines.allSatisfy { (1...100).contains($0.count) }, "\(check)")
      }
    }
  }

  @Test func `runs only what is asked for of the checks that often find what is meant`() {
    let host = SceneHost(screen: SimulatedScreen()) { UIViewController() }
    #expect(host.checks.contains(.conflict))
    #expect(!host.checks.contains(.overlap))
    host.requestedChecks = [.overlap]
    #expect(host.checks == LayoutCheck.all.filter { $0.runsByDefault || $0 == .overlap })
    host.requestedChecks = []
    #expect(!host.checks.contains(.overlap))
  }

  @Test func `calls a problem what is more than a hint`() {
    #expect(LayoutCheck.problems.contains(.conflict))
    #expect(LayoutCheck.problems.contains(.notice))
    #expect(!LayoutCheck.problems.contains(.duplicate))
  }

  @Test func `fails commands by the severity of the problem, or for whatever is named`() {
    func problem(_ check: LayoutCheck, _ severity: LayoutCheck.Severity) -> LayoutProblem {
      LayoutProblem(check, "", views: [], severity: severity)
    }
    let any = LayoutCheck.problems
    #expect(problem(.touchTarget, .warning).isFailure(for: any))
    #expect(!problem(.touchTarget, .hint).isFailure(for: any))
    #expect(!problem(.escapeParent, .hint).isFailure(for: any))
    #expect(problem(.duplicate, .hint).isFailure(for: any.union([.duplicate])))
    #expect(problem(.escapeParent, .hint).isFailure(for: [.escapeParent]))
    #expect(!problem(.touchTarget, .warning).isFailure(for: [.conflict]))
    #expect(!problem(.conflict, .error).isFailure(for: []))
  }
}
