import AppCode
import AutoLayout
import Foundation
import Nibs
import Wording

/// The scenes that an app's Swift files have.
extension DocumentLibrary {
  /// What the app's code shows, in the order of its files.
  var scenesOfCode: [NamedScene] {
    (code?.scenes ?? []).map { shown in
      var scene = NamedScene(name: NamedScene.name(forClass: shown.name), summary: "", isStep: false)
      {
        Self.controller(showing: shown.make())
      }
      scene.code = NamedScene.Code(path: shown.path, line: shown.line)
      return scene
    }
  }

  /// Why the code of this moment is not shown.
  package var codeFailure: DocumentFailure? {
    code?.failure.map { failure in
      guard let place = failure.place else { return DocumentFailure(failure.message) }
      var shown = DocumentFailure("\(place.path.fromHere):\(place.line): \(failure.message)".printable)
      let sign = String(decoding: place.text.utf8.prefix(place.column - 1), as: UTF8.self)
      shown.excerpt = [place.text, String(repeating: " ", count: sign.count) + "^"].withoutIndent
      shown.line = place.line
      return shown
    }
  }

  /// What is left out of the code, since it does not compile.
  package var codeNotes: [DocumentNote] {
    (code?.omissions ?? []).map { omission in
      let first = omission.text.split(separator: "\n").first ?? ""
      return DocumentNote(
        message: "\(omission.path.fromHere):\(omission.line): left out: \(omission.reason)".printable,
        excerpt: [first.trimmingCharacters(in: .whitespaces).printable], line: omission.line,
        isHint: true)
    }
  }

  /// A controller itself, or one that shows a view in its middle.
  private static func controller(showing responder: UIResponder) -> UIViewController {
    if let controller = responder as? UIViewController { return controller }
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
    }
    return controller
  }
}

extension String {
  /// A path as it is written from the folder in which the program runs.
  fileprivate var fromHere: String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return hasPrefix(here) ? String(dropFirst(here.count)) : self
  }
}
