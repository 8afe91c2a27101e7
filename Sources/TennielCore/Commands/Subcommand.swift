/// A command, given by the first word of the command line. Any other word is a scene to play.
enum Subcommand: String, Hashable, Sendable, CaseIterable {
  case play
  case render
  case list
  case bench
  case solve
  case new
  case learn

  /// The usage line of the command, without its options.
  func usage(of program: String, needsScene: Bool) -> String {
    switch self {
    case .play: return "\(program) [SCENE]"
    case .render: return "\(program) render \(needsScene ? "SCENE" : "[SCENE]")"
    case .list: return "\(program) list [FILE]"
    case .bench: return "\(program) bench [SCENE]"
    case .solve: return "\(program) solve [FILE]"
    case .new: return "\(program) new FILE"
    case .learn: return "\(program) learn"
    }
  }

  /// The command in error messages.
  var described: String { self == .play ? "opening a scene" : "'\(rawValue)'" }

  /// A description in one line of help.
  var summary: String {
    switch self {
    case .play: "open a scene, or documents, in the terminal"
    case .render: "print one frame of a scene, or of each of a folder"
    case .list: "name scenes and devices, or the checks"
    case .bench: "time keys, layout and painting of the scenes"
    case .solve: "solve constraints, a JSON object a line (`solve --help`)"
    case .new: "write a storyboard or xib to begin with"
    case .learn: "learn the tools of Interface Builder, in ten steps"
    }
  }
}
