import Stage

/// Commands about the simulated screen.
extension Command {
  /// Changes the size of the screen by points; positive numbers go right and down.
  static func resize(width: Int, height: Int) -> Command {
    Command("resize", [width, height], needs: [.panes, .anySize]) { state, _ in
      state.screen.resize(byWidth: CGFloat(width), height: CGFloat(height))
      state.display.settle()
    }
  }

  static let rotate = Command("rotate", needs: .panes) { state, _ in
    state.display.changeScreen { $0.rotate() }
    state.motion.glides = true
  }

  static let reset = Command(asking: "reset") { state, _ in
    let words =
      state.building == nil
      ? "All is as it was opened" : "This is the document's canvas already"
    state.change(\.resetParts, orSay: words) { $0.reset() }
    return [{ $0.scene.turnBack() }]
  }

  static func device(_ steps: Int) -> Command {
    Command("device", [steps], needs: [.panes, .anySize]) { state, _ in
      state.display.changeScreen { $0.selectDevice(steps) }
    }
  }

  static let splitPane = Command(
    "split pane", needs: [.panes, .anySize],
    obstacle: { state, _ in
      state.screen.device?.splitWidths == nil
        ? "Only an iPad's screen is split: d and D go through the devices" : nil
    }, change: { state, _ in state.display.stepSplitPane() })

  static let bars = Command("bars") { state, _ in state.display.stepBars() }

  /// Changes a choice about the screen by a number of values.
  static func step(_ choice: ScreenChoice, _ steps: Int) -> Command {
    Command(
      "step \(choice.name)", [steps],
      obstacle: { state, _ in
        var stepped = state.screen
        return choice.step(&stepped, by: steps)
          ? nil : "\(choice.word(on: state.screen)) is the last \(choice.name)"
      },
      change: { state, _ in
        _ = choice.step(&state.screen, by: steps)
        if let words = words(of: choice, on: state.screen) { state.message = words }
      })
  }
}

extension Command {
  /// What is said of a choice that the picture may not show.
  private static func words(of choice: ScreenChoice, on screen: SimulatedScreen) -> String? {
    let (shown, own) = (screen.classes, screen.ownClasses)
    return switch choice {
    case .widthClass: words("width", shown.width, own.width, screen.widthClass)
    case .heightClass: words("height", shown.height, own.height, screen.heightClass)
    case .motion: "The user prefers \(choice.word(on: screen)) motion"
    default: nil
    }
  }

  private static func words(
    _ name: String, _ shown: ScreenSizeClass, _ own: ScreenSizeClass, _ choice: SizeClassChoice
  ) -> String {
    "\(name) \(shown.rawValue)"
      + (choice == .device ? ", as the device has it" : " (the device: \(own.rawValue))")
  }
}

extension KeyMap {
  static let screenRows: [Row] =
    sizeRows + ScreenControl.classes.map(row) + deviceRows
    + ScreenControl.preferences.filter { !$0.keys.isEmpty }.map(row)

  private static let sizeRows: [Row] = [
    row(
      .screen,
      [
        "left": .resize(width: -8, height: 0), "right": .resize(width: 8, height: 0),
        "up": .resize(width: 0, height: -16), "down": .resize(width: 0, height: 16),
      ],
      "8 points narrower or wider, 16 shorter or taller", label: "←↑↓→", ascii: "arrows",
      hint: "size",
      names: [
        "size: 8 points narrower", "size: 8 points wider", "size: 16 points shorter",
        "size: 16 points taller",
      ], words: "resize smaller larger bigger"),
    row(
      .screen,
      [
        "shift-left": .resize(width: -80, height: 0), "shift-right": .resize(width: 80, height: 0),
        "shift-up": .resize(width: 0, height: -160), "shift-down": .resize(width: 0, height: 160),
      ],
      "ten times as much", label: "shift ←↑↓→", ascii: "shift-arrows",
      names: [
        "size: 80 points narrower", "size: 80 points wider", "size: 160 points shorter",
        "size: 160 points taller",
      ], words: "resize smaller larger bigger"),
    row(
      .screen, ["r": .rotate], "rotate the device", hint: "rotate",
      words: "landscape portrait turn orientation"),
  ]

  private static let deviceRows: [Row] = [
    row(
      .screen, ["d": .device(1), "D": .device(-1)], "next, previous device", hint: "device",
      words: "phone iphone ipad"),
    row(
      .screen, ["P": .pick(.devices)], "pick a device by its name or size",
      words: "phone iphone ipad model", alsoIn: [.map]),
    row(
      .screen, ["S": .splitPane], "split an iPad's screen: two thirds, half, a third, slide over",
      words: "multitasking pane"),
  ]

  static let otherScreenRows: [Row] = [
    row(
      .screen, ["b": .bars], "status, navigation and tab bars, one set after the other",
      words: "statusbar tabbar toolbar"),
    row(
      .screen, ["0": .reset], "as it was opened: device, texts, language, zoom, chapter",
      words: "reset original restore"),
  ]

  /// The row of a choice about the screen.
  private static func row(_ control: ScreenControl) -> Row {
    row(
      .screen, control.keys.map { ($0.name, .step(control.choice, $0.steps)) }, control.keyHelp,
      hint: control.hint?.text, hintLabel: control.hint?.label, words: control.words)
  }
}
