import CNcurses
import Glibc

/// What is done where code that the program has loaded crashes, or does not come to an end.
///
/// A report is written to a file. Then the program begins anew in the terminal that was given back,
/// or ends as it would have. Until the terminal is opened, standard error is in the file as well.
@MainActor
public enum CrashReports {
  /// The file of the report; nil where nothing is reported.
  private static var path: String?

  /// Begins to report.
  /// - Parameters:
  ///   - path: The file.
  ///   - words: The arguments with which the program begins anew; nil for it to end.
  ///   - variables: Environment variables that it then has besides.
  ///   - patience: The seconds after which a step counts as endless. The screen says so before.
  public static func begin(
    at path: String, returningWith words: [String]?, _ variables: [String] = [], patience: Int
  ) {
    guard self.path == nil else { return }
    var environment: [String] = []
    var next = environ
    while let variable = next.pointee {
      environment.append(String(cString: variable))
      next += 1
    }
    var crashes = cn_crashes(
      report: strdup(path), words: words?.cStrings,
      environment: (environment + variables).cStrings, patience: Int32(clamping: patience),
      notice: strdup("The app's code goes on and on: after \(patience) s it is ended"))
    if cn_report_crashes(&crashes) { self.path = path }
  }

  /// Says what goes on, which a report names.
  public static func name(_ work: String) { if path != nil { cn_name_work(work) } }

  /// Says that the program gets on.
  public static func showLife() { cn_show_life() }

  /// Says that the program waits for something, or goes on.
  public static func rest(_ rests: Bool) { cn_rest(rests) }

  /// Whether the screen says that a step takes long, since this was last asked.
  public static func takeNotice() -> Bool { cn_take_notice() }

  /// Prints what has gone to standard error.
  /// - Parameter isEnd: Whether what goes there from now on is printed at once.
  public static func passErrors(isEnd: Bool = false) { cn_pass_errors(isEnd) }

  /// Ends the reports.
  public static func end() {
    passErrors(isEnd: true)
    cn_end_reports()
    if let path { unlink(path) }
  }
}

extension [String] {
  /// The texts as C has the arguments of a program, with `nil` at the end; for good.
  fileprivate var cStrings: UnsafePointer<UnsafeMutablePointer<CChar>?> {
    let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: count + 1)
    for (index, text) in enumerated() { (copies + index).initialize(to: strdup(text)) }
    (copies + count).initialize(to: nil)
    return UnsafePointer(copies)
  }
}
