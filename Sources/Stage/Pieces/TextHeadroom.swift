/// How much longer the texts of a scene can get on its screen, and how much larger its text size,
/// before something is wrong that was not: what translators may use.
package struct TextHeadroom: Sendable {
  /// A text, and how long it can get.
  package struct Text: Sendable {
    /// The name of its view.
    package let name: String
    package let path: ViewPath
    /// The text as it is.
    package let text: String
    /// The most characters with which nothing is wrong that was not; nil if no length that was
    /// tried was too long: each up to ``most``, or in texts of 40 characters and more each
    /// twentieth of the text.
    package let longest: Int?
    /// What is wrong with more characters; without ``longest``, what is wrong with the text as it
    /// is.
    package let problem: LayoutProblem?
    /// The number of characters up to which lengths were tried.
    package let most: Int
  }

  /// A text size that is larger than the screen's.
  package struct Size: Sendable {
    /// The name of the size, as ``ScreenChoice/textSize`` has it.
    package let word: String
    /// What is wrong with it that was not; nil if nothing is.
    package let problem: LayoutProblem?
  }

  /// The texts in sight that can be edited, in the order of the views.
  package private(set) var texts: [Text] = []
  /// The larger sizes, ascending, up to the first with a problem.
  package private(set) var sizes: [Size] = []

  /// - Parameters:
  ///   - host: The scene on its screen. It is as it was afterwards.
  ///   - settle: Has what the scene has put off until after a layout done.
  @MainActor
  package init(of host: SceneHost, settle: @escaping () -> Void = {}) {
    let search = Search(host, settle: settle)
    for (name, path) in search.texts {
      guard let text = search.text(at: path) else { continue }
      texts.append(search.headroom(of: path, named: name, text))
    }
    sizes = search.sizes()
  }
}

extension TextHeadroom {
  /// The layouts of a scene with other texts and text sizes.
  @MainActor
  private struct Search {
    let host: SceneHost
    let settle: () -> Void
    let edits: [SceneEdit]
    /// What is wrong already.
    let known: Set<ProblemSubject>

    init(_ host: SceneHost, settle: @escaping () -> Void) {
      (self.host, self.settle, edits) = (host, settle, host.edits)
      known = Set(host.snapshot.problems.map(ProblemSubject.init))
    }

    /// The views with a text in sight.
    var texts: [(name: String, path: ViewPath)] {
      let layout = host.checkedLayout
      return layout.texts.map { (layout.items[$0.index].name, layout.items[$0.index].path) }
    }

    func text(at path: ViewPath) -> String? {
      guard let text = host.view(at: path)?.editableText, !text.isEmpty else { return nil }
      return text
    }

    /// Why a text has no room as it is; nil if it has.
    private func presentProblem(of path: ViewPath) -> LayoutProblem? {
      host.snapshot.problems.first {
        [.truncatedText, .noRoom].contains($0.kind) && $0.views.contains(path)
      }
    }

    /// What is wrong now that was not.
    var problem: LayoutProblem? {
      settle()
      return host.snapshot.problems.first {
        $0.severity != .hint && !known.contains(ProblemSubject($0))
      }
    }

    /// Tries longer and longer texts: in steps of a twentieth, and then each length of the step in
    /// which something goes wrong.
    func headroom(of path: ViewPath, named name: String, _ text: String) -> Text {
      if let present = presentProblem(of: path) {
        return Text(
          name: name, path: path, text: text, longest: nil, problem: present, most: text.count)
      }
      let (most, step) = (max(4 * text.count, text.count + 40), max(1, text.count / 20))
      var tooLong =
        first(from: text.count + step, to: most, by: step, of: path, text)
        ?? first(from: most, to: most, by: 1, of: path, text)
      if let coarse = tooLong, step > 1 {
        let start = coarse.count - step + 1
        tooLong = first(from: start, to: coarse.count, by: 1, of: path, text) ?? coarse
      }
      host.apply(edits)
      settle()
      return Text(
        name: name, path: path, text: text, longest: tooLong.map { $0.count - 1 },
        problem: tooLong?.problem, most: most)
    }

    /// The first of some lengths with which something goes wrong.
    private func first(
      from start: Int, to end: Int, by step: Int, of path: ViewPath, _ text: String
    ) -> (count: Int, problem: LayoutProblem)? {
      for count in stride(from: start, through: end, by: step) {
        host.apply(edits + [edit(of: path, text, to: text.lengthened(to: count))])
        if let problem { return (count, problem) }
      }
      return nil
    }

    private func edit(of path: ViewPath, _ text: String, to other: String) -> SceneEdit {
      SceneEdit(
        .text, of: .view(ItemID(path)), from: .text(text), to: .text(other),
        subject: "\(path.name)")
    }

    func sizes() -> [Size] {
      let (screen, choice) = (host.screen, ScreenChoice.textSize)
      defer {
        host.apply(screen)
        settle()
      }
      var sizes: [Size] = []
      for word in choice.words.drop(while: { $0 != choice.word(on: screen) }).dropFirst() {
        var larger = screen
        choice.set(word, on: &larger)
        host.apply(larger)
        sizes.append(Size(word: word, problem: problem))
        if sizes.last?.problem != nil { break }
      }
      return sizes
    }
  }
}

extension String {
  /// The text with words of its own added, up to a number of characters: a translation breaks into
  /// lines as the text does.
  fileprivate func lengthened(to count: Int) -> String {
    var text = self
    while text.count < count { text += " " + self }
    text = String(text.prefix(count))
    // A blank at the end would take no room.
    if text.last == " ", let first { text = text.dropLast() + String(first) }
    return text
  }
}
