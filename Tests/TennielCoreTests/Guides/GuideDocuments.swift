import Testing

/// The documents with which commands of the guides are run: each kind is a folder with
/// `Main.storyboard`, by its word in the comment before the command.
enum GuideDocuments: String, CaseIterable {
  /// A required constraint that can't be met.
  case conflict
  /// A heading, of which the repository has the version before.
  case heading
  /// A screen with a conflict, which nobody has checked yet.
  case team
  /// The same with what was found as its baseline, and then with a label that is too narrow.
  case change

  func folder() throws -> DocumentFolder {
    let folder = DocumentFolder()
    switch self {
    case .conflict: try folder.write(DocumentText.conflict, to: Self.name)
    case .heading:
      let repository = try DocumentRepository()
      try repository.commit(DocumentText.storyboard(), to: Self.name)
      try repository.folder.write(DocumentText.storyboard(title: "Log in", top: 44), to: Self.name)
      return repository.folder
    case .team: try folder.write(DocumentText.login(), to: Self.name)
    case .change:
      try folder.write(DocumentText.login(), to: Self.name)
      let baseline = folder.path + "/layouts.json"
      _ = run("check", folder.path, "--baseline", baseline, "--update-baseline")
      try folder.write(DocumentText.login(labelWidth: 120), to: Self.name)
    }
    return folder
  }

  private static let name = "Main.storyboard"
}
