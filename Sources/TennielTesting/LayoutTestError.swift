/// The reason why a question about a layout has no answer, or why a check fails. The description
/// states the fault and its remedy; test frameworks print it.
public enum LayoutTestError: Error, Hashable, Sendable {
  /// No device has this name. `nearest` has similar names.
  case unknownDevice(String, nearest: [String])
  /// No screen can have this setting, for the reason given.
  case invalidSetting(String)
  /// No view or guide has this name. `known` has the names that exist.
  case unknownView(String, nearest: [String], known: [String])
  /// Several views or guides have this name. Their paths distinguish them.
  case ambiguousName(String, paths: [String])
  /// The view with this name has another type.
  case wrongType(String, is: String, expected: String)
  /// The view is not on the screen.
  case notOnScreen(String)
  /// The view can't be touched, for the reason given.
  case untouchable(String, why: String)
  /// The layout has problems on the screen described by `screen`.
  case problems([LayoutProblem], screen: String)
  /// The layout has problems at some of the widths or heights that `lengths` names, of the screen
  /// described by `screen`.
  case problemsAtLengths([ProblemAtLengths], lengths: String, screen: String)
  /// There is no stored picture. `picture` is the one that would be stored.
  case missingGolden(String, file: String, picture: String, isKept: Bool)
  /// The picture differs from the stored one. `difference` shows both, line by line.
  case differsFromGolden(String, file: String, difference: PictureDifference)
  /// The stored picture can't be read or written, for the reason given.
  case unusableGolden(String, file: String, why: String)
}

extension LayoutTestError: CustomStringConvertible {
  /// The fault and its remedy, in one line or more.
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
      return list(problems, "on \(screen)")
    case .problemsAtLengths(let problems, let lengths, let screen):
      return list(problems, "at \(lengths) of \(screen)")
    case .missingGolden(let name, let file, let picture, isKept: true):
      return "there was no golden \"\(name)\"; this one is kept from now on as \(file):\n\(picture)"
    case .missingGolden(let name, let file, let picture, isKept: false):
      return "there is no golden \"\(name)\" yet; run the tests with "
        + "\(Golden.updateVariable)=missing to keep this one as \(file):\n\(picture)"
    case .differsFromGolden(let name, let file, let difference):
      return "\"\(name)\" is not as it was kept: \(difference.summary) "
        + "(- kept, + now; \(Golden.updateVariable)=failed keeps the new one as \(file)):\n"
        + difference.text
    case .unusableGolden(let name, let file, let why):
      return "the golden \"\(name)\" can't be used: \(why): \(file)"
    }
  }

  /// Problems, a line each, below a line with their number and where they are.
  private func list(_ problems: [some CustomStringConvertible], _ place: String) -> String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return (["\(count) \(place):"] + problems.map { "  \($0)" }).joined(separator: "\n")
  }

  private func list(_ names: [String], limit: Int) -> String {
    names.prefix(limit).joined(separator: ", ")
      + (names.count > limit ? ", and \(names.count - limit) more" : "")
  }

  private func near(_ names: [String]) -> String {
    names.isEmpty ? "" : "; nearest: " + names.joined(separator: ", ")
  }
}
