/// The work that a search in exact arithmetic may take, counted by the digits of its fractions.
///
/// Fractions may grow with each step, until one operation takes longer than thousands of the first
/// ones. Whoever computes spends as it goes, and leaves off once all is spent: what it has found is
/// of no use then.
package final class WorkBudget {
  private var left: Int
  /// The budget that this one is a part of.
  private let whole: WorkBudget?
  private let showsLife: () -> Void
  private var spentSinceSign = 0

  /// - Parameters:
  ///   - work: The most work, in operations on fractions of machine integers.
  ///   - showsLife: Is called some times a second while the budget is spent.
  package convenience init(_ work: Int, showsLife: @escaping () -> Void = {}) {
    self.init(work, of: nil, showsLife: showsLife)
  }

  private init(_ work: Int, of whole: WorkBudget?, showsLife: @escaping () -> Void) {
    (left, self.whole, self.showsLife) = (work, whole, showsLife)
  }

  /// A budget for a part of the work, which is spent from this one as well.
  func part(of work: Int) -> WorkBudget { WorkBudget(work, of: self, showsLife: {}) }

  /// Whether nothing is left.
  package var isSpent: Bool { left == 0 || whole?.isSpent == true }

  /// Takes note of work, in operations on fractions of machine integers.
  func spend(_ work: Int) {
    left = max(0, left - work)
    whole?.spend(work)
    spentSinceSign += work
    guard spentSinceSign >= Self.workBetweenSigns else { return }
    spentSinceSign = 0
    showsLife()
  }

  private static let workBetweenSigns = 1 << 21
}

extension Rational {
  /// The work of an operation that makes the number, in operations on fractions of machine
  /// integers, as measured. It goes into the common divisor: some forty divisions for each digit,
  /// of numbers with as many digits.
  var work: Int {
    guard case .large(let fraction) = self else { return 1 }
    let digits = max(fraction.numerator.digits.count, fraction.denominator.digits.count)
    return digits * (Self.workOfDigit + Self.workOfDigits * digits)
  }

  private static let workOfDigit = 250
  private static let workOfDigits = 12
}

extension AffineValue {
  /// The work of an operation that makes both numbers.
  var work: Int { constant.work + slope.work }
}
