import SolverWorkloads

/// What is to be reached.
enum Goals {
  static let operations = ["build", "drag", "constant", "toggle", "jump", "fail"]

  /// How many times faster than kiwi.
  static func ratio(_ operation: String, _ family: Family, size: Int) -> Double {
    let wanted: [Double]
    switch (operation, family) {
    case ("build", .tree), ("build", .list): wanted = [5, 50, 300]
    case ("drag", .tree), ("drag", .treei), ("drag", .list), ("drag", .listInWindow):
      wanted = [5, 10, 10]
    case ("jump", .list): wanted = [50, 200, 1000]
    case ("toggle", .list): wanted = [15, 300, 1000]
    case ("toggle", .tree): wanted = [15, 15, 15]
    default: return 1
    }
    return switch size {
    case 100: wanted[0]
    case 1000: wanted[1]
    case 5000: wanted[2]
    default: 1
    }
  }

  enum Growth {
    /// Time grows with the size to the power of less than this.
    case exponent(Double)
    /// Time grows by less than this factor, whatever the size.
    case factor(Double)
  }

  /// The size that growth, memory and the bare loop are judged at.
  static let largest = 5000

  static func growth(_ operation: String) -> Growth? {
    switch operation {
    case "build", "drag": .exponent(1.15)
    case "toggle", "constant": .factor(1.3)
    default: nil
    }
  }

  /// How many times a bare loop that writes all values may a drag take, at most.
  static let overFloor = 5.0
  /// Bytes a view, at most.
  static let bytes = 1024.0
  /// The part of its memory that a solver may keep when all was removed.
  static let kept = 0.01
}
