extension ScreenGrid.Axis {
  /// By the name and the number of values: thousands of findings have the same thousand widths.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values.count)
  }
}
