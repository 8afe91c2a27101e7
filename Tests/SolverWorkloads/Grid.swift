/// A grid whose cells want different aspect ratios, so that every width depends on every height.
struct Grid {
  static func workload(side: Int) -> Workload {
    var random = SplitMix(seed: side)
    var blueprint = Blueprint(isAbsolute: false)
    blueprint.workload.start = Workload.Size(width: 600, height: 600)
    let columns = (0..<side).map { _ in makeVariable(&blueprint) }
    let rows = (0..<side).map { _ in makeVariable(&blueprint) }
    let root = blueprint.root
    let sum = blueprint.add(columns.map { ($0, 1.0) } + [(root.size(.x), -1)], .equal, 0)
    blueprint.add(rows.map { ($0, 1.0) } + [(root.size(.y), -1)], .equal, 0)
    for track in columns + rows { blueprint.add([(track, 1)], .greaterThanOrEqual, 4) }

    var ratios: [Int] = []
    for row in rows {
      for column in columns {
        let (width, height) = (makeVariable(&blueprint), makeVariable(&blueprint))
        blueprint.workload.viewCount += 1
        blueprint.add([(width, 1), (column, -1)], .equal, 0)
        blueprint.add([(height, 1), (row, -1)], .equal, 0)
        let ratio = Double(random.below(13) + 4) / 8
        ratios.append(
          blueprint.add(
            [(width, 1), (height, -ratio)], .equal, 0, priority: random.below(2) == 0 ? 750 : 500))
        blueprint.add([(width, 1)], .greaterThanOrEqual, Double(random.below(9) + 8), priority: 900)
      }
    }

    let middle = max(0, ratios.count / 2 - 10)
    blueprint.workload.toggle = ratios[middle..<middle + 20].map { .init(row: $0, change: 10) }
    blueprint.workload.toggled = Set(columns + rows).union(
      (rows.last! + 1)..<blueprint.workload.variableCount)
    blueprint.workload.changing = stride(from: 0, to: ratios.count, by: 7).prefix(8).map {
      ratios[$0]
    }
    blueprint.workload.conflicting = blueprint.workload.rows[sum]
    blueprint.workload.conflicting.constant = 5
    return blueprint.workload
  }

  private static func makeVariable(_ blueprint: inout Blueprint) -> Int {
    blueprint.workload.variableCount += 1
    return blueprint.workload.variableCount - 1
  }
}
