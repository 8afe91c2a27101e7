/// The words with which git calls an external driver: the path, and for each version a file with
/// its bytes, its hash and its mode; of a renamed file, then the new path and what git says of it.
/// Of a file with conflicts there is the path alone.
///
/// Source: <https://git-scm.com/docs/git#Documentation/git.txt-GITEXTERNALDIFF>
struct GitDriverCall {
  /// The path of the earlier version, from the top of the repository.
  let oldPath: String
  /// The path of the later version.
  let path: String
  /// The files with the bytes of both versions; nil for a file with conflicts.
  let files: (old: String, new: String)?
  /// Whether both versions have the same bytes.
  let isSameText: Bool
  /// The modes of both files, such as `100644`; nil for a file that is not there.
  private let modes: (old: String, new: String)?

  /// Reads one, seven or nine words.
  init(_ words: [String]) {
    oldPath = words[0]
    path = words.count > 7 ? words[7] : words[0]
    let isWhole = words.count > 6
    files = isWhole ? (words[1], words[4]) : nil
    modes = isWhole ? (words[3], words[6]) : nil
    // The hash of a file that is in no commit yet is a row of zeros.
    isSameText = isWhole && words[2] == words[5] && words[2].contains { $0 != "0" }
  }

  /// What the output is headed with: `Main.storyboard`, or `Old.storyboard -> New.storyboard`.
  var heading: String { oldPath == path ? path : "\(oldPath) -> \(path)" }

  /// What is to be said where nothing in the documents differs.
  var indifference: String {
    var parts: [String] = []
    if oldPath != path { parts.append("renamed") }
    if let modes, modes.old != modes.new, !modes.old.isAbsent, !modes.new.isAbsent {
      parts.append("mode \(modes.old) -> \(modes.new)")
    }
    if !isSameText || parts.isEmpty { parts.append("no difference but in how it is written") }
    return parts.joined(separator: ", ")
  }
}

extension String {
  /// Whether it stands for the mode of a file that is not there.
  fileprivate var isAbsent: Bool { self == "." }
}
