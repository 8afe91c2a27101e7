import AppCode
import Documents
import Stage

extension Arguments {
  /// The paths of the Swift files, and of the folders, projects and packages whose files are
  /// wanted; none unless the user asks for that.
  var codePaths: [String] { documents.filter { $0.isCode || wantsCode }.map(\.path) }

  /// The words that name documents: all but Swift files.
  var documentReferences: [DocumentReference] { documents.filter { !$0.isCode } }
}

extension Program {
  /// The code that was compiled last, for the next task of a worker.
  @MainActor private static var compiled: (paths: [String], code: AppCode)?

  /// The Swift files that the command line names, compiled; nil for none.
  @MainActor
  func code(of arguments: Arguments) throws(UsageError) -> AppCode? {
    let paths = arguments.codePaths
    guard !paths.isEmpty else {
      guard arguments.makes.isEmpty else {
        throw UsageError("--make goes with Swift files: name a file, or a folder and --app")
      }
      return nil
    }
    if let known = Self.compiled, known.paths == paths { return known.code }
    do throws(CodeFailure) {
      let code = try AppCode(paths, making: arguments.makes, in: environment.variables)
      Self.compiled = (paths, code)
      return code
    } catch {
      throw UsageError(error)
    }
  }
}

extension UsageError {
  fileprivate init(_ failure: CodeFailure) {
    let place = failure.place.map { "\($0.path.fromHere):\($0.line):\($0.column): " } ?? ""
    let excerpt = failure.place.map { place in
      "\n" + place.excerpt.withoutIndent.joined(separator: "\n")
    }
    self.init(place + failure.message + (excerpt ?? ""))
  }

  /// Code with nothing to show.
  static func showsNothing(_ path: String) -> UsageError {
    UsageError(
      "\(quoted(path)) shows nothing: no #Preview, and no controller or view that is made without "
        + "arguments; --make 'LoginViewController(model: .sample)' makes others")
  }
}
