/// Rows of a piece whose multipliers depend on each other, but on those of no other part: the
/// required equations aside, whose multipliers follow from the others'.
struct DualPart {
  /// A row with the number of times that it has each of the part's kept rows.
  struct Member {
    let row: Int
    let multiples: [Elimination.Factor]
  }

  /// The numbers of the kept rows, ascending.
  var kept: [Int] = []
  /// The tight rows that depend on them.
  var dependent: [Member] = []
  /// The rows that are missed.
  var missed: [Member] = []
}

extension DualPart {
  /// The parts of a piece, in the order of their first kept rows; nil if a missed row is not a sum
  /// of kept ones. A row that required equations fix is in no part.
  static func parts(of basis: Basis, _ rows: [SparseRow], missed: [Int]) -> [DualPart]? {
    var groups = Groups(basis.elimination.count)
    let dependent = basis.dependent.map {
      Member(row: $0.row, multiples: basis.multiples(from: $0.factors))
    }
    var others: [Member] = []
    for row in missed {
      guard let multiples = basis.multiples(of: rows[row]) else { return nil }
      others.append(Member(row: row, multiples: multiples))
    }
    for member in dependent + others { groups.join(member.multiples.map(\.row)) }
    var parts: [Int: DualPart] = [:]
    for row in basis.equationCount..<basis.elimination.count {
      parts[groups.group(of: row), default: DualPart()].kept.append(row)
    }
    for member in dependent {
      guard let first = member.multiples.first else { continue }
      parts[groups.group(of: first.row)]?.dependent.append(member)
    }
    for member in others {
      guard let first = member.multiples.first else { continue }
      parts[groups.group(of: first.row)]?.missed.append(member)
    }
    return parts.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Numbers that belong together, of which the least stands for all.
  private struct Groups {
    private var parents: [Int]

    init(_ count: Int) { parents = Array(0..<count) }

    func group(of number: Int) -> Int {
      var number = number
      while parents[number] != number { number = parents[number] }
      return number
    }

    mutating func join(_ numbers: [Int]) {
      guard let first = numbers.first else { return }
      for number in numbers.dropFirst() {
        let (one, other) = (group(of: first), group(of: number))
        parents[max(one, other)] = min(one, other)
      }
    }
  }
}
