extension SourceText {
  /// The lines with which git begins a conflict that it could not merge: the ranges of their first
  /// words.
  ///
  /// No text between two tags can begin with `<<<<<<<`, so that a document that can be read has no
  /// such line.
  var conflicts: [Range<Int>] {
    lines.starts.filter { bytes[$0...].starts(with: Self.conflictMarker) }.map {
      $0..<($0 + Self.conflictMarker.count - 1)
    }
  }

  private static let conflictMarker = Array("<<<<<<< ".utf8)
}

extension FoundProblems {
  /// Names each conflict.
  /// - Returns: Whether there are conflicts: everything else that is wrong with the text comes from
  ///   them.
  mutating func nameConflicts(in source: SourceText) -> Bool {
    let conflicts = source.conflicts
    for range in conflicts {
      error(
        "git has left a conflict here: keep one of its two parts, and take away the lines with <<<<<<<, ======= and >>>>>>>",
        at: range)
    }
    return !conflicts.isEmpty
  }
}
