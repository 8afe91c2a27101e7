import AppCode
import Documents
import Findings
import InterfaceBuilder
import Nibs
import Wording

extension FindingReport.Rule {
  /// What could not be checked.
  static let undecided = FindingReport.Rule(
    "undecided", .error, "a document or a scene that could not be checked", of: .any,
    help: help(
      finds: """
        A document or a scene whose check did not come to an end: the process that checked it has
        died, or got nowhere. Others are not concerned. The exit status is 70 or 3.
        """,
      example: "the code of a scene has a fatalError, or waits for a server",
      mending: """
        'render' and 'check' of this document alone show what its code prints. --patience gives a
        slow one more time.
        """))
  /// What longer texts break.
  static let headroom = FindingReport.Rule(
    "headroom", .warning, "a layout that breaks where texts get longer",
    help: help(
      finds: """
        What breaks where the texts that code sets are longer than their samples: names, addresses
        and numbers of three times the length. Told is what covers something else then, leaves the
        screen or squeezes a control, and not a text that merely ends in an ellipsis.
        """,
      example: """
        A name with a leading, and a switch with a trailing constraint, and nothing between the two:
        a long name is written over the switch.
        """,
      mending: """
        Add the space between the two, name.trailing <= switch.leading - 8, and let the text have
        the lower compression resistance or more lines.
        """))
  /// What is wrong with the text of a document.
  static let document = FindingReport.Rule(
    "document", .error, "something in a document that can't be shown as it is meant",
    of: .documents,
    help: help(
      finds: """
        A part of a document that Interface Builder would refuse or mend, or that is lost when the
        document is loaded: a tag that is not closed, an id that two objects have, a constraint
        between views that have nothing in common, a value that an attribute can't have.
        """,
      example: "<label text=\"Name\" numberOfLines=\"two\" …/>",
      mending: """
        The message names the place and what would be right. Opened and saved again, Xcode writes
        most of it as it has to be.
        """))
  /// What a document asks for and does not get, as classes of the app.
  static let missing = FindingReport.Rule(
    "missing", .hint,
    "a class, an image or another thing that a document asks for, or code, and is not there",
    of: .documents,
    help: help(
      finds: """
        What a document names and Tenniel does not have: the classes of an app, for which UIKit's own
        stand in, and pictures and colours that no catalog beside the document has. The layout is
        right as far as it does not depend on them. --notes tells each of them.
        And of an app's Swift files, each statement that does not compile here and is left out.
        """,
      example: "customClass=\"ProfileViewController\", in a folder without the app's code",
      mending: """
        With --app the app's own classes are compiled and take part. Pictures are found in
        the catalogs of the folders around the document.
        """))
}

extension DocumentFailure {
  /// Why a document can't be read, as findings: each fault of its text, or what else is wrong.
  func findings(at path: String) -> [Finding] {
    let faults = problems.filter { $0.severity == .error }.map { Finding(of: $0) }
    let found =
      faults.isEmpty
      ? [
        Finding(
          FindingReport.Rule.document.identifier, .error,
          message.hasPrefix(path + ": ") ? String(message.dropFirst(path.count + 2)) : message,
          place: .init(file: path, position: nil), scene: nil, grid: ScreenGrid([]))
      ] : faults
    return found.map { finding in
      var finding = finding
      finding.status = .unusable
      return finding
    }
  }
}

extension Finding {
  /// What is wrong with a document itself.
  init(of problem: DocumentProblem) {
    self.init(
      FindingReport.Rule.document.identifier, Severity(problem.severity), problem.message,
      place: Place(file: problem.file, position: problem.start, excerpt: problem.excerpt),
      scene: nil, grid: ScreenGrid([]))
    fingerprint.subjects = [problem.file.nameOfPath, problem.message.withoutNumbers]
  }

  /// Why a document could not be checked, or a scene of the program.
  /// - Parameter scenes: The scenes of the program.
  init(
    undecided task: CheckTask, _ reason: String, _ status: ExitCode, among scenes: [NamedScene]
  ) {
    var (place, scene): (Place?, String?)
    switch task.subject {
    case .document(let path, _): place = Place(file: path, position: nil)
    case .input: place = Place(file: DocumentReference.input, position: nil)
    case .scene(let index): scene = scenes[index].name
    case .code(_, let name, let file, let line):
      (place, scene) = (Place(file: file, position: TextPosition(line: line)), name)
    }
    self.init(
      FindingReport.Rule.undecided.identifier, .error, reason, place: place, scene: scene,
      grid: ScreenGrid([]))
    self.status = status
  }

  /// Something of an app's code that does not compile, and is left out.
  init(of omission: Omission) {
    let first = omission.text.split(separator: "\n").first ?? ""
    self.init(
      FindingReport.Rule.missing.identifier, .hint, omission.message,
      place: Place(
        file: omission.path.fromHere, position: TextPosition(line: omission.line),
        excerpt: ["  " + first.trimmingCharacters(in: .whitespaces)]),
      scene: nil, grid: ScreenGrid([]))
    fingerprint.subjects = [omission.path.nameOfPath, omission.text.withoutNumbers]
  }

  /// A path with the name of a document that leads to no file.
  init(stray path: String) {
    self.init(
      lost: path,
      path.contains("\u{FFFD}")
        ? "its name is not in UTF-8, so that it is not opened"
        : "it is no file, but a link to nothing, a pipe or a device")
  }

  /// A folder whose documents nobody knows.
  init(unreadable folder: String) {
    self.init(
      lost: folder,
      "the folder can't be read: \(DocumentSearch.reason(toPassOver: folder))")
  }

  private init(lost path: String, _ reason: String) {
    self.init(
      FindingReport.Rule.document.identifier, .error, reason,
      place: Place(file: path, position: nil), scene: nil, grid: ScreenGrid([]))
    fingerprint.subjects = [path.nameOfPath]
    status = .unusable
  }

  /// What a document asks for and does not get, at the place that asks for it.
  init(of entry: LoadingReport.Entry) {
    self.init(
      FindingReport.Rule.missing.identifier, .hint, entry.message.withoutAddresses,
      place: Place(file: entry.file, position: entry.position, excerpt: entry.excerpt),
      scene: nil, grid: ScreenGrid([]))
    fingerprint.subjects = [
      entry.file.nameOfPath, entry.kind.rawValue, entry.message.withoutNumbers,
    ]
  }
}

extension FindingReport {
  /// Leaves one finding of each kind of what documents ask for and don't get, for all of them, with
  /// the number of what is missing.
  mutating func joinMissing(wantsCode: Bool) {
    for kind in LoadingReport.Kind.allCases {
      let isOfKind = { (finding: Finding) in
        finding.check == Rule.missing.identifier && finding.excuse == nil
          && finding.fingerprint.subjects.dropFirst().first == kind.rawValue
      }
      let found = findings.filter(isOfKind)
      guard let first = found.first else { continue }
      let count = Set(found.map(\.message)).count
      var isFirst = true
      changeFindings { finding in
        guard isOfKind(finding) else { return finding }
        guard isFirst else { return nil }
        isFirst = false
        var joined = first
        if count > 1 { joined.message = "\(kind.counted(count)); the first: \(first.message)" }
        if kind == .class, !wantsCode {
          joined.message += "; --app compiles the app's classes"
        }
        return joined
      }
    }
  }
}
