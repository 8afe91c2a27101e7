import AppCode
import Nibs
import Stage
import Wording

/// The scenes that an app's Swift files have.
extension DocumentLibrary {
  /// What the app's code shows, in the order of its files.
  var scenesOfCode: [NamedScene] {
    let shown = (code?.scenes ?? []).filter { $0.isGiven || !ownClasses.contains($0.name) }
    return shown.map { shown in
      let name = NamedScene.name(forClass: shown.name)
      var scene = NamedScene(name: name, summary: "", isStep: false) { [self] in
        isStopped(at: shown.work) ? UIViewController() : Self.controller(showing: shown.make())
      }
      scene.code = shown
      return scene
    }
  }

  /// Whether a scene has ended the program, and is not opened again by itself.
  func isStopped(at work: String) -> Bool { code?.stopped == work }

  /// The names of the classes that documents want.
  package static func ownClasses(in paths: [String]) -> Set<String> {
    let names = paths.flatMap { path -> [String] in
      let text = String(
        decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      return text.split(separator: "customClass=\"").dropFirst()
        .map { String($0.prefix { $0 != "\"" }) }
    }
    return Set(names)
  }

  /// The name of a scene of code that a text names.
  package func sceneOfCode(_ text: String) -> NamedScene? {
    let scenes = scenesOfCode
    return Nearest.match(text, in: scenes.map(\.name)).map { scenes[$0] }
  }

  /// Takes the classes of the app's code as they are at this moment.
  package func adoptCode() {
    var places: [String: [String]] = [:]
    for omission in code?.omissions ?? [] {
      guard let owner = omission.owner else { continue }
      places[owner, default: []].append("\(omission.path.nameOfPath):\(omission.line)")
    }
    OmittedCode.take(places)
    if code == nil { AppResources.forget() }
  }

  /// Why the code of this moment is not shown.
  package var codeFailure: DocumentFailure? {
    guard let code, let failure = code.failure else { return nil }
    let place = failure.place
    var shown = DocumentFailure(
      ((place.map { "\($0.path.nameOfPath):\($0.line): " } ?? "") + failure.message
        + (code.stopped != nil ? "; the scene is opened again once a file changes" : "")).printable)
    shown.heading =
      code.stopped != nil
      ? "The app's code has ended the program, which has begun anew"
      : "The app's code does not compile; the picture is the last good one"
    shown.excerpt = place?.excerpt.withoutIndent ?? []
    (shown.path, shown.line) = (place?.path, place?.line)
    return shown
  }

  /// What is left out of the code, since it does not compile.
  package var codeNotes: [DocumentNote] {
    (code?.omissions ?? []).map { omission in
      let first = omission.text.split(separator: "\n").first ?? ""
      return DocumentNote(
        message: "\(omission.path.nameOfPath):\(omission.line): \(omission.message)"
          .printable,
        excerpt: [first.trimmingCharacters(in: .whitespaces).printable], line: omission.line,
        isHint: true)
    }
  }

  /// Gives a cell the size that it has in a list, and a view that has none the area.
  private static func fit(_ view: UIView, to area: UILayoutGuide) {
    guard view is UITableViewCell || view is UICollectionReusableView else {
      for size in [
        view.widthAnchor.constraint(equalTo: area.widthAnchor),
        view.heightAnchor.constraint(equalTo: area.heightAnchor),
      ] {
        size.priority = .fittingSizeLevel
        size.isActive = true
      }
      return
    }
    let width = view is UITableViewCell ? UIScreen.main.bounds.width : 160
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: max(44, fitting.height)),
    ])
  }

  /// A controller itself, or one that shows a view in its middle.
  private static func controller(showing responder: UIResponder) -> UIViewController {
    if let shown = responder as? UIViewController ?? AppLaunch.controller(of: responder) {
      return shown
    }
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    if let view = responder as? UIView {
      controller.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let (around, area) = (controller.view.centerXAnchor, controller.view.safeAreaLayoutGuide)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: around),
        view.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        view.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
        view.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      ])
      Self.fit(view, to: area)
    }
    return controller
  }
}

extension AppCode.Scene {
  /// The path as it is written from the folder in which the program runs.
  package var file: String { path.fromHere }
}

extension String {
  /// A path as it is written from the folder in which the program runs.
  package var fromHere: String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return hasPrefix(here) ? String(dropFirst(here.count)) : self
  }
}
