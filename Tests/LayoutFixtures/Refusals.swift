import UIViews

/// The exceptions that the body raises, which then has gone on.
@MainActor
package func exceptions(raisedBy body: () -> Void) -> [LayoutException] {
  var raised: [LayoutException] = []
  LayoutException.withHandler({ raised.append($0) }, operation: body)
  return raised
}

/// The text with each address in it as `0x`, and the n-th different one as `0x(n)` where there are
/// more than one.
package func withoutAddresses(_ text: String) -> String {
  var known: [Substring] = []
  return text.replacing(/0x[0-9a-f]+/) { match in
    if !known.contains(match.output) { known.append(match.output) }
    return "0x\((known.firstIndex(of: match.output) ?? 0) + 1)"
  }
}
