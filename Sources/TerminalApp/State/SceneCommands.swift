import Stage

/// Commands about the scene that is shown, and commands that go to other scenes.
extension Command {
  static func scene(_ steps: Int) -> Command {
    Command(
      "scene", [steps],
      obstacle: { state, _ in
        guard state.sceneList.entries.count > 1 else { return "There is no other scene" }
        return state.indexOfScene(after: steps) == nil
          ? "This is the \(steps < 0 ? "first" : "last") step" : nil
      },
      change: { state, _ in
        if let index = state.indexOfScene(after: steps) { state.show(scene: index) }
      })
  }

  /// Swipes to another chapter.
  static func chapter(_ steps: Int) -> Command {
    let direction: SceneHost.SwipeDirection = steps > 0 ? .left : .right
    return Command(
      asking: "chapter", [steps],
      obstacle: { _, content in
        content.swipes.contains(direction) ? nil : "This scene takes no swipes"
      }, perform: { _, _ in [{ $0.scene.swipe(direction) }] })
  }

  static let tap = Command(
    asking: "tap",
    obstacle: { state, content in
      guard let view = state.focus.view.flatMap(content.view(at:)) else { return Focus.wantsView }
      return content.takesTouches(view.path)
        ? nil : "\(content.views[content.frontRoot].name) lies over \(view.name)"
    },
    perform: { state, _ in
      guard let path = state.focus.view else { return [] }
      return [{ $0.scene.tap(path) }]
    })

  /// Tells why the next value of the chain is what it is, while the inspector says why; taps
  /// otherwise.
  static let enter = Command(
    asking: "enter",
    obstacle: { state, content in
      state.focus.explains ? nil : tap.obstacle(in: state, on: content)
    },
    perform: { state, content in
      state.focus.explains ? [{ $0.scene.openNext() }] : state.perform(tap, on: content)
    })

  /// Lets clicks only select, or tap as well.
  static let selectable = Command("selectable") { state, _ in
    state.pointer.isSelectable.toggle()
    state.message =
      state.pointer.isSelectable ? "Selectable: a click selects, enter taps" : "Live: a click taps"
  }

  /// Scrolls the selected scroll view, the nearest one around the selection, or else the first
  /// one, by screenfuls.
  static func page(_ pages: Int) -> Command {
    Command(
      asking: "page", [pages],
      obstacle: { state, content in
        state.display.zoom == .trueScale || content.scrollable(around: state.focus.view) != nil
          ? nil : "Nothing to scroll here"
      },
      perform: { state, content in
        // Without a scroll view, the canvas is scrolled.
        if let path = content.scrollable(around: state.focus.view) {
          return [{ $0.scene.scroll(path, pages: pages, lines: 0, isSideways: false) }]
        }
        let rows = state.layout?.canvas.rows ?? 0
        state.display.scrollCanvas(columns: 0, rows: pages * max(1, rows - 2))
        return []
      })
  }

  static let demo = Command("demo", needs: [.panes, .picture]) { state, _ in
    state.motion.demo = Demo(from: state.screen)
    state.motion.marksMoved = false
  }
}

extension AppState {
  /// The index of the scene so many scenes after the one that is shown; nil before the first step
  /// of `tenniel learn` and after the last.
  fileprivate func indexOfScene(after steps: Int) -> Int? {
    sceneList.index(after: steps, isRing: !panes.hasLesson)
  }

  /// Shows another scene of the list, of which nothing is selected.
  mutating func show(scene: Int) {
    guard scene != sceneList.shown, sceneList.entries.indices.contains(scene) else { return }
    sceneList.shown = scene
    display.adoptSize(of: sceneList.entries[scene])
    (focus.view, focus.constraint, focus.edge) = (nil, nil, nil)
    (motion.movedFrom, motion.marksMoved) = ([:], false)
    panes.inspector.offset = 0
    panes.tree = PaneStates.TreeState()
  }
}

extension KeyMap {
  static let sceneRows: [Row] = [
    row(
      .scene, ["n": .scene(1), "N": .scene(-1)], "next, previous scene, or step of a lesson",
      hint: "scene", names: ["next scene", "previous scene"]),
    row(
      .scene, ["]": .chapter(1), "[": .chapter(-1)],
      "swipe to the next, previous chapter (a real swipe)", hint: "chapter", words: "page"),
    row(
      .scene, ["pagedown": .page(1), "pageup": .page(-1)],
      "scroll the selected text or scroll view", label: "pgdn pgup",
      names: ["scroll a page forwards", "scroll a page backwards"]),
    row(
      .scene, ["enter": .enter, "space": .tap], "tap the selected view; enter goes on with why",
      names: ["go on with why, or else tap the selected view", "tap the selected view"],
      words: "press touch activate"),
    row(
      .scene, ["L": .selectable], "live: a click taps; or selectable: a click only selects",
      words: "mode click mouse"),
    row(
      .scene, ["F": .pick(.scenes)], "find a scene by typing a part of its name", words: "open go",
      alsoIn: [.map]),
    row(
      .scene, ["s": .pick(.pictures)], "save a picture: SVG, ANSI or text",
      words: "export screenshot image file write print snapshot"),
    row(
      .scene, ["p": .demo], "play the tour: resize and rotate; any key stops it",
      words: "demo animate record presentation"),
  ]
}
