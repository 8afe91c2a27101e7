extension Program {
  /// `learn`: the steps that build what Apple's chapter about Interface Builder tells, in documents of their own.
  @MainActor
  func learn(_ arguments: Arguments) throws(UsageError) -> Outcome {
    let program = try learning(arguments)
    defer { program.lessons?.close() }
    return try program.play(arguments)
  }

  /// The program with the documents of the steps. What a script does leaves nothing behind.
  @MainActor
  func learning(_ arguments: Arguments) throws(UsageError) -> Program {
    let isScript = arguments.keys != nil || arguments.terminal != nil
    let state = isScript ? nil : StateFolder(in: environment.variables)
    let folder = LessonFolder(in: state)
    let first = arguments.lesson.map { $0 - 1 }
    do throws(WholeFile.Refusal) {
      try folder.prepare(anewFrom: first)
    } catch {
      throw UsageError(
        "the steps can't be written to \(folder.url.path.printable): \(error.reason)")
    }
    if let state, let first {
      let journal = Journal(in: state.url)
      for path in folder.paths[first...] {
        while let remains = journal.remains(of: path) { journal.discard(remains) }
      }
    }
    var arguments = arguments
    arguments.documents = folder.paths.compactMap(DocumentReference.init)
    var program = try opening(arguments)
    program.lessons = folder
    program.first = first ?? folder.reached
    return program
  }
}
