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

  /// Reads one, seven or nine words.
  init(_ words: [String]) {
    oldPath = words[0]
    path = words.count > 7 ? words[7] : words[0]
    files = words.count > 6 ? (words[1], words[4]) : nil
  }

  /// What the output is headed with: `Main.storyboard`, or `Old.storyboard -> New.storyboard`.
  var heading: String { oldPath == path ? path : "\(oldPath) -> \(path)" }
}
