import Foundation

/// The scenes of a storyboard in the columns and rows of its canvas, and what leads from one to
/// another.
package struct SceneMap: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    /// The index of the scene; nil for a reference to another document.
    package let scene: Int?
    package let name: String
    /// The class, or the document that a reference leads to.
    package let note: String
    package let isInitial: Bool
    /// The place on the document's canvas, in points.
    let location: CGPoint?
    /// Whether it stands for a scene of another document.
    package var isReference = false
  }

  /// An arrow between nodes, by their indices.
  package struct Link: Equatable, Sendable {
    package let from: Int
    package let to: Int
    package let label: String
  }

  /// A place in columns and rows of boxes.
  package struct Place: Hashable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
  }

  package let nodes: [Node]
  package let links: [Link]
  /// The places of the nodes, each a different one.
  package let places: [Place]

  init(nodes: [Node], links: [Link]) {
    self.nodes = nodes
    self.links = links.filter { nodes.indices.contains($0.from) && nodes.indices.contains($0.to) }
    places = Self.places(of: nodes, self.links)
  }

  /// The number of columns and rows.
  package var size: Place {
    Place(column: (places.map(\.column).max() ?? -1) + 1, row: (places.map(\.row).max() ?? -1) + 1)
  }

  /// The nearest node in a direction; the node itself if there is none. Only the signs of the
  /// columns and rows count.
  package func neighbour(of node: Int, columns: Int, rows: Int) -> Int {
    guard places.indices.contains(node), columns != 0 || rows != 0 else { return node }
    let here = places[node]
    func distance(_ place: Place) -> (Int, Int)? {
      let along =
        columns != 0
        ? (place.column - here.column) * columns.signum()
        : (place.row - here.row) * rows.signum()
      let across = columns != 0 ? abs(place.row - here.row) : abs(place.column - here.column)
      return along > 0 ? (across + along, along) : nil
    }
    var best = (index: node, distance: (Int.max, Int.max))
    for (index, place) in places.enumerated() {
      if let found = distance(place), found < best.distance { best = (index, found) }
    }
    return best.index
  }

  // MARK: - Places

  /// The distances from which on scenes are in different columns or different rows, in points.
  private static let spread = (x: 350.0, y: 500.0)
  /// The most places of a map. A canvas on which no two scenes are in line needs more, and is then
  /// drawn by its links.
  private static let most = 4000

  private static func places(of nodes: [Node], _ links: [Link]) -> [Place] {
    let points = nodes.compactMap(\.location)
    if points.count == nodes.count {
      let columns = clusters(points.map { Double($0.x) }, spread.x)
      let rows = clusters(points.map { Double($0.y) }, spread.y)
      let found = zip(columns, rows).map { Place(column: $0, row: $1) }
      let count = ((columns.max() ?? 0) + 1) * ((rows.max() ?? 0) + 1)
      if count <= max(most, 4 * nodes.count) { return apart(found) }
    }
    return apart(steps(of: nodes, links).map { Place(column: $0, row: 0) })
  }

  /// The number of each value's group. A group has the values that are less than a distance from
  /// its first one.
  private static func clusters(_ values: [Double], _ spread: Double) -> [Int] {
    var numbers: [Double: Int] = [:]
    var first: Double?
    var number = -1
    for value in Set(values).sorted() {
      if first.map({ value - $0 >= spread }) ?? true {
        first = value
        number += 1
      }
      numbers[value] = number
    }
    return values.map { numbers[$0] ?? 0 }
  }

  /// The number of links that lead from the first node to each node, up to seven. A node that no
  /// links lead to from there begins anew.
  private static func steps(of nodes: [Node], _ links: [Link]) -> [Int] {
    var steps = [Int?](repeating: nil, count: nodes.count)
    for start in nodes.indices where steps[start] == nil {
      steps[start] = 0
      var waiting = [start]
      var next = 0
      while next < waiting.count {
        let node = waiting[next]
        next += 1
        for link in links where link.from == node && steps[link.to] == nil {
          steps[link.to] = min(7, (steps[node] ?? 0) + 1)
          waiting.append(link.to)
        }
      }
    }
    return steps.map { $0 ?? 0 }
  }

  /// Moves nodes at the same place down to the next free one.
  private static func apart(_ places: [Place]) -> [Place] {
    var taken: Set<Place> = []
    var free: [Place: Int] = [:]
    return places.map { wanted in
      var place = wanted
      place.row = max(place.row, free[wanted] ?? 0)
      while !taken.insert(place).inserted { place.row += 1 }
      free[wanted] = place.row + 1
      return place
    }
  }
}
