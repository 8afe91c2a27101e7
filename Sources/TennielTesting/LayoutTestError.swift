/// Why a question about a layout has no answer, or a check of it fails. Its description says what is wrong and what would
/// be right; test frameworks print it.
public enum LayoutTestError: Error, Hashable, Sendable {
  /// No device goes by the name.
  case unknownDevice(String, nearest: [String])
  /// A setting that no screen can have, and why.
  case invalidSetting(String)
  /// No view or guide goes by the name. `known` has the paths that there are.
  case unknownView(String, nearest: [String], known: [String])
  /// Several views or guides go by the name; their paths tell them apart.
  case ambiguousName(String, paths: [String])
  /// The view of a name has another type.
  case wrongType(String, is: String, expected: String)
  /// A view that is not among those of the screen.
  case notOnScreen(String)
  /// The view can't be touched, and why.
  case untouchable(String, why: String)
  /// The layout has problems, on that screen.
  case problems([LayoutProblem], screen: String)
  /// A picture was never kept. `picture` is the one that there would be.
  case missingGolden(String, file: String, picture: String)
  /// A picture is not the kept one. `difference` has both, line by line.
  case differsFromGolden(String, file: String, difference: PictureDifference)
  /// A kept picture can't be read or written, and why.
  case unusableGolden(String, file: String, why: String)
}

extension LayoutTestError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownDevice(let name, let nearest):
      return "unknown device \"\(name)\"" + near(nearest)
    case .invalidSetting(let why):
      return why
    case .unknownView(let name, let nearest, let known):
      if !nearest.isEmpty { return "no view is called \"\(name)\"" + near(nearest) }
      return "no view is called \"\(name)\"; there are: " + list(known, limit: 12)
    case .ambiguousName(let name, let paths):
      return "\(paths.count) views are called \"\(name)\"; say which: "
        + list(paths.map { "\"\($0)\"" }, limit: 4)
    case .wrongType(let name, let type, let expected):
      return "\"\(name)\" is a \(type), not a \(expected)"
    case .notOnScreen(let view):
      return "\(view) is not on the screen"
    case .untouchable(let name, let why):
      return "\"\(name)\" can't be touched: \(why)"
    case .problems(let problems, let screen):
      let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
      return (["\(count) on \(screen):"] + problems.map { "  \($0)" }).joined(separator: "\n")
    case .missingGolden(let name, let file, let picture):
      return "there is no golden \"\(name)\" yet; run the tests with "
        + "\(Golden.updateVariable)=1 to keep this one as \(file):\n\(picture)"
    case .differsFromGolden(let name, let file, let difference):
      return "\"\(name)\" is not as it was kept: \(difference.summary) "
        + "(- kept, + now; \(Golden.updateVariable)=1 keeps the new one as \(file)):\n"
        + difference.text
    case .unusableGolden(let name, let file, let why):
      return "the golden \"\(name)\" can't be used: \(why): \(file)"
    }
  }

  private func list(_ names: [String], limit: Int) -> String {
    names.prefix(limit).joined(separator: ", ")
      + (names.count > limit ? ", and \(names.count - limit) more" : "")
  }

  private func near(_ names: [String]) -> String {
    names.isEmpty ? "" : "; nearest: " + names.joined(separator: ", ")
  }
}
