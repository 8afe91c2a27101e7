import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

@Suite struct NeighbourSearchTests {
  /// The nearest sibling by moving a view point by point until it meets one beyond its edge: the
  /// one that most of its rows or columns of points meet.
  private func met(_ item: CanvasItem, _ edge: Edge, on canvas: Canvas) -> String? {
    let isRightToLeft = canvas.item(item.container ?? "")?.isRightToLeft == true
    let others = canvas.subviews(of: item.container ?? "").filter { $0.id != item.id && $0.isShown }
    for distance in 0...200 {
      var best: (id: String, points: Int)?
      for other in others {
        let a = item.frame
        let b = other.frame
        let gap =
          switch edge {
          case .top: a.y - (b.y + b.height)
          case .bottom: b.y - (a.y + a.height)
          case .leading where !isRightToLeft, .trailing where isRightToLeft: a.x - (b.x + b.width)
          default: b.x - (a.x + a.width)
          }
        guard gap == Double(distance) else { continue }
        let rows =
          edge == .top || edge == .bottom
          ? Set(Int(a.x)..<Int(a.x + a.width)).intersection(Int(b.x)..<Int(b.x + b.width))
          : Set(Int(a.y)..<Int(a.y + a.height)).intersection(Int(b.y)..<Int(b.y + b.height))
        if rows.count > best?.points ?? 0 { best = (other.id, rows.count) }
      }
      if let best { return best.id }
    }
    return nil
  }

  @Test(arguments: 0..<60)
  func `on random canvases the nearest neighbour is the view that is met first`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let canvas = randomCanvas(&random)
    for item in canvas.items where item.kind == .view && item.container != nil {
      for edge in Edge.allCases {
        let found = canvas.nearestNeighbour(of: item.id, at: edge)
        let expected = met(item, edge, on: canvas)
        #expect(
          (found?.kind == .sibling ? found?.other.item : nil) == expected, "\(item.id) \(edge)")
        if expected == nil { #expect(found != nil, "\(item.id) \(edge)") }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `every neighbour's constraint holds on the canvas, and it is listed once`(_ seed: UInt64) {
    var random = SplitMix(seed: 1000 + seed)
    let canvas = randomCanvas(&random)
    for item in canvas.items where item.kind == .view && item.container != nil {
      for edge in Edge.allCases {
        let list = canvas.neighbours(of: item.id, at: edge)
        #expect(Set(list.map(\.other)).count == list.count)
        #expect(list.contains { $0 == canvas.nearestNeighbour(of: item.id, at: edge) })
        for neighbour in list {
          let residual = canvas.residual(of: neighbour.constraint())
          #expect(residual == 0, "\(item.id) \(edge) \(neighbour.name)")
        }
      }
    }
  }
}
