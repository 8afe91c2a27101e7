import Foundation

/// Saves a frame as a new text file.
enum FrameFile {
  /// Writes `NAME.txt` in the working directory, or `NAME-2.txt` and so on: no file is overwritten.
  /// - Returns: A message about the result.
  static func save(_ name: String, _ text: String) -> String {
    for number in 1...999 {
      let file = number == 1 ? "\(name).txt" : "\(name)-\(number).txt"
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
        return "Saved \(file)"
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch {
        return "Could not save \(file): \(reason(error))"
      }
    }
    return "Could not save: there are 999 frames called \(name) already"
  }

  /// The reason for which writing failed, without the file's path.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission: "no permission to write here"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    default: "this folder can't be written to"
    }
  }
}
