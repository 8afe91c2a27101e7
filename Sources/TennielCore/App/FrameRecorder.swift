import Cells

/// The recordings of the frames that are shown.
struct FrameRecorder {
  /// A tour that is recorded for a file while it is shown.
  struct Tour {
    var file: SavedFile
    var recording: Recording
  }

  var tour: Tour?
  /// The recording of all frames from the beginning on; nil if none is made.
  var whole: Recording?

  /// Adds a frame to what is recorded.
  mutating func record(_ grid: CellGrid, at time: Duration) {
    whole?.add(grid, at: time)
    tour?.recording.add(grid, at: time)
  }

  /// Ends the tour.
  /// - Returns: The file with the recording; nil if no tour is recorded.
  mutating func takeTour() -> SavedFile? {
    guard let tour else { return nil }
    self.tour = nil
    var file = tour.file
    file.recording = tour.recording.text
    return file
  }
}
