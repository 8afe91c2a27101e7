import SolverWorkloads

/// The bare loop, and memory.
extension Report {
  mutating func noteBesides(_ family: Family, _ cases: [Case]) {
    guard let last = cases.last, last.size == Goals.largest else { return }
    let name = "\(family.rawValue) \(last.size)"
    if let floor = last.kiwi.floor ?? last.ours.floor, case .time(let time) = last.ours["drag"] {
      besides.append(
        "\(name): a drag takes \(digits(time / floor)) times a bare loop that writes all values "
          + "(\(duration(floor)))")
      if time > Goals.overFloor * floor {
        missed.append(
          "\(name), drag: \(digits(time / floor)) times a bare loop, to reach: "
            + short(Goals.overFloor))
      }
    }
    guard let memory = last.ours.memory else { return }
    let each = memory.full / Double(last.workload.viewCount)
    var line = "\(name): \(Int(each)) bytes a view, \(bytes(memory.left)) left when all is removed"
    if let its = last.kiwi.memory {
      line += " (kiwi: \(Int(its.full / Double(last.workload.viewCount))) bytes, "
      line += "\(bytes(its.left)) left)"
    }
    besides.append(line)
    if each >= Goals.bytes {
      missed.append("\(name): \(Int(each)) bytes a view, to reach: under \(Int(Goals.bytes))")
    }
    if memory.left > Goals.kept * memory.full {
      missed.append("\(name): \(bytes(memory.left)) left when all is removed, to reach: none")
    }
  }
}
