import Documents
import Stage
import Wording

/// The item in a scene or a document which a command tells of.
@MainActor
package struct ItemInspection {
  package let program: Program
  package let arguments: Arguments

  package init(program: Program, arguments: Arguments) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Finds the item: in the scene that the arguments name, or else in that with which the document
  /// begins and then in its others.
  /// - Parameters:
  ///   - name: The item as the user wrote it.
  ///   - refusal: What is thrown if there is none, in place of the nearest names.
  ///   - body: What is told of it.
  package func find(
    _ name: String, orElse refusal: UsageError? = nil,
    _ body: (InspectedScene, SceneView) throws(UsageError) -> String
  ) throws(UsageError) -> Outcome {
    if let library = program.library, library.files.count > 1 || library.namesSeveral,
      program.namedScenes.isEmpty
    {
      throw UsageError(
        "'\(arguments.command.name)' looks into one document: name FILE or FILE#SCENE")
    }
    var search = ItemSearch(name)
    var text: String?
    var outcome = Outcome()
    for isLoose in [false, true] where text == nil {
      outcome = try SceneInspection(program: program, arguments: arguments).visit(isWhole: true) {
        scene throws(UsageError) in
        switch search.search(in: scene, isLoose: isLoose) {
        case .found(let item): text = try body(scene, item)
        case .several(let items):
          throw UsageError(
            "\(UsageError.quoted(name)) fits several: "
              + items.prefix(8).map(\.path.text.printable).joined(separator: ", ")
              + (items.count > 8 ? ", …" : ""))
        case .none: break
        }
        return text == nil
      }
    }
    guard let text else {
      throw refusal
        ?? .unknown(
          "view", name, among: search.names.map(\.printable),
          listedBy: "'\(program.name) why SCENE'")
    }
    outcome.output = text
    return outcome
  }
}
