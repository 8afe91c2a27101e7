/// Writes down what it is called with, in order.
@MainActor
final class Diary {
  var lines: [String] = []
}
