/// Writes down what it is called with, in order.
@MainActor package final class Diary {
  package var lines: [String] = []

  package init() {}
}
