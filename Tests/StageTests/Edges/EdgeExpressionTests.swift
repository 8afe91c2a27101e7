import Foundation
import Testing

@testable import Stage

@Suite struct `A sum of edges` {
  private let first = EdgePlace.first
  private let second = EdgePlace.second
  private let edges = EdgeValues(
    [
      CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 50, y: 0, width: 5, height: 300),
    ], screen: CGSize(width: 100, height: 200))

  @Test func `has the value of its edges, of which the screen has four as well`() {
    let items = EdgeItems(0, 1)
    #expect(edges.value(of: first.left, for: items) == 10)
    #expect(edges.value(of: first.bottom, for: items) == 60)
    #expect(edges.value(of: second.left - first.right, for: items) == 10)
    #expect(edges.value(of: second.bottom - EdgePlace.screen.bottom, for: items) == 100)
    #expect(edges.value(of: 2 * (first.width - 1), for: items) == 58)
    #expect(edges.value(of: first.doubledMiddleX + 0.5, for: items) == 50.5)
    #expect(edges.value(of: first.left, for: EdgeItems(1, 0)) == 50)
  }

  @Test func `meets a condition only beyond its limit`() {
    let items = EdgeItems(0)
    #expect(edges.meet([first.width > 29.9], for: items))
    #expect(!edges.meet([first.width > 30], for: items))
    #expect(!edges.meet([first.width < 30], for: items))
    #expect(edges.meet([first.width < first.height], for: items))
    #expect(!edges.meet([first.width > 0, first.width > 100], for: items))
    #expect(edges.meet([], for: items))
  }
}
