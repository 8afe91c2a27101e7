/// Taps on the same view, with nothing else between them: two of them are a double tap.
///
/// Time does not count: in a terminal the second click may come late.
struct TapSeries {
  private weak var view: UIView?
  private var count = 0

  /// Adds a tap on a view, and begins again if the last one was on another view.
  @MainActor mutating func add(on view: UIView?) {
    count = view === self.view ? count + 1 : 1
    self.view = view
  }

  /// Whether the last tap completes the recogniser's gesture: its second tap, its fourth and so on
  /// for a double tap.
  @MainActor func completes(_ recognizer: UITapGestureRecognizer) -> Bool {
    recognizer.isEnabled && recognizer.numberOfTouchesRequired <= 1
      && count % max(1, recognizer.numberOfTapsRequired) == 0
  }
}
