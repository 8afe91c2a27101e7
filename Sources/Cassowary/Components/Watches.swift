/// Where the answer stops to hold when parameters move: an interval for each that matters.
struct Watches: Sendable {
  enum Owner: Hashable, Sendable {
    case component(Int)
    /// A required row in which only parameters are left.
    case row(Int)
  }

  /// -1 for a watch that looks at several parameters: it always fires.
  private var parameters: [Int32] = []
  private var lower: [Double] = []
  private var upper: [Double] = []
  /// A component, or the complement of a row.
  private var owners: [Int32] = []
  private var vacant: [Int] = []

  /// Watches that a parameter stays between two values.
  mutating func add(
    _ owner: Owner, parameter: Int?, lower low: Double = 0, upper high: Double = 0
  ) -> Int {
    let number: Int32 =
      switch owner {
      case .component(let component): Int32(component)
      case .row(let row): ~Int32(row)
      }
    let parameter = Int32(parameter ?? -1)
    guard let place = vacant.popLast() else {
      parameters.append(parameter)
      lower.append(low)
      upper.append(high)
      owners.append(number)
      return parameters.count - 1
    }
    parameters[place] = parameter
    lower[place] = low
    upper[place] = high
    owners[place] = number
    return place
  }

  mutating func remove(_ watch: Int) {
    // A watch of a parameter that is never looked at.
    parameters[watch] = Int32.max
    vacant.append(watch)
  }

  /// Calls whoever watches for what these values of the parameters do.
  func fired(_ values: [Double]) -> [Owner] {
    var owners: [Owner] = []
    for place in parameters.indices where parameters[place] != Int32.max {
      if parameters[place] >= 0 {
        let value = values[Int(parameters[place])]
        if lower[place] < value && value < upper[place] { continue }
      }
      let owner = self.owners[place]
      owners.append(owner >= 0 ? .component(Int(owner)) : .row(Int(~owner)))
    }
    return owners
  }
}
