import InterfaceBuilder
import SeededRandom

extension DocumentEdit {
  /// An edit of what a document has, which can be made in it; the number tells its new values from
  /// others.
  static func random(in document: Document, number: Int, _ random: inout SplitMix) -> DocumentEdit {
    let views = document.identifiedObjects.filter(\.isView)
    let constraints = document.identifiedObjects.filter { $0.name == "constraint" }
    func path(_ elements: [InterfaceBuilder.Element]) -> ElementPath {
      ElementPath(elements.randomElement(using: &random)?["id"] ?? "rOo-tV-iew")
    }
    let view = path(views)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .set("hidden", of: view, to: Bool.random(using: &random) ? "YES" : nil)
    case 1: return .set("constant", of: path(constraints), to: "\(number)")
    case 2:
      return .insert(
        [NewElement("constraint", ["firstAttribute": "width", "id": "new-\(number)"])],
        into: view.group("constraints"))
    case 3:
      return .insert([NewElement("view", ["id": "new-\(number)"])], into: view.group("subviews"))
    case 4: return constraints.isEmpty ? .set("tag", of: view, to: "1") : .remove(path(constraints))
    case 5: return view.id == "rOo-tV-iew" ? .set("tag", of: view, to: nil) : .remove(view)
    case 6:
      return .set(
        "alpha", of: view.variation("widthClass=regular"),
        to: Bool.random(using: &random) ? "0.5" : nil)
    case 7:
      return .setText(
        key: "text", of: view, to: ["a", "b\u{7}", nil].randomElement(using: &random) ?? nil)
    default:
      let target = path(views)
      guard let id = view.id, let other = target.id, let element = document.object(id),
        let parent = document.object(other), id != "rOo-tV-iew", id != other,
        !element.contains(parent)
      else { return .set("tag", of: view, to: "\(number)") }
      return .move(id, into: target.group("subviews"))
    }
  }
}
