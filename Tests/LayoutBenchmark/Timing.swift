/// The nanoseconds that something takes.
func time(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body).components
  return Double(duration.attoseconds) / 1e9 + Double(duration.seconds) * 1e9
}
