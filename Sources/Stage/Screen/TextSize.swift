/// How large the reader wants text, by the names that Apple's tables use.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// The size that goes by a name, in either case: "L", "ax3".
  public static func named(_ name: String) -> TextSize? { TextSize(rawValue: name.uppercased()) }

  /// The size `steps` further on; the smallest and the largest are the ends.
  public func stepped(_ steps: Int) -> TextSize {
    let all = TextSize.allCases
    let here = all.firstIndex(of: self) ?? 0
    return all[min(max(here + steps, 0), all.count - 1)]
  }
}
