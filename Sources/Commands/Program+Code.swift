import AppCode
import Documents
import Stage

extension Program {
  /// The Swift files that the command line names, compiled; nil for none.
  @MainActor
  func code(of arguments: Arguments) throws(UsageError) -> AppCode? {
    let paths = arguments.documents.filter(\.isCode).map(\.path)
    guard !paths.isEmpty else { return nil }
    let code: AppCode
    do throws(CodeFailure) {
      code = try AppCode(paths, in: environment.variables)
    } catch {
      throw UsageError(error)
    }
    guard !code.scenes.isEmpty else {
      throw UsageError(
        "\(paths[0]) shows nothing: no #Preview, and no controller or view that is made without "
          + "arguments")
    }
    return code
  }
}

extension UsageError {
  fileprivate init(_ failure: CodeFailure) {
    let place = failure.place.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
    self.init(place + failure.message)
  }
}
