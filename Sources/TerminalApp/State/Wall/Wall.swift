import Stage

/// The wall: the scene on many screens at once.
struct Wall: Equatable, Sendable {
  /// What differs from screen to screen.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case devices
    case textSizes = "text sizes"
    case classes = "size classes"
    case directions = "directions and appearances"
    case states
  }

  var kind = Kind.devices
  var order = Order.given
  /// What is wrong on each of the tiles; nil until all of them have been looked at.
  var findings: [WallFinding]?
  /// The index of the marked screen.
  var marked = 0

  /// Whether the order depends on what is wrong on the screens.
  var isSorted: Bool { order != .given }

  /// Goes to the next or the previous kind.
  mutating func step(_ steps: Int) {
    kind = kind.stepped(by: steps)
    marked = 0
    findings = nil
  }
}

/// A screen of the wall.
struct WallTile: Hashable, Sendable {
  let title: String
  /// A shorter title for where the whole one has no room. The orientation is then shown beside it.
  var short: String?
  let screen: SimulatedScreen
  /// Whether the user's changes are made on the screen.
  var isChanged = true
}

extension Wall.Kind {
  /// The screens of the wall around the screen that is shown, with all its other choices.
  func tiles(around screen: SimulatedScreen) -> [WallTile] {
    switch self {
    case .devices: devices(around: screen)
    case .textSizes:
      ScreenChoice.textSize.words.map { word in
        WallTile(title: "text \(word)", screen: screen.with(.textSize, word))
      }
    case .classes: classes(around: screen)
    case .directions: directions(around: screen)
    case .states: states(of: screen)
    }
  }

  private func devices(around screen: SimulatedScreen) -> [WallTile] {
    var sizes: [CGSize] = []
    return Device.all.compactMap { device in
      // Devices of one size look alike: the first of them stands for all.
      guard !sizes.contains(device.portraitSize) else { return nil }
      sizes.append(device.portraitSize)
      var tile = screen
      tile.select(device)
      return WallTile(title: device.name, screen: tile)
    }
  }

  private func classes(around screen: SimulatedScreen) -> [WallTile] {
    [false, true].flatMap { isTurned in
      var turned = screen
      if isTurned { turned.rotate() }
      let orientation = turned.size.width > turned.size.height ? "wide" : "upright"
      return ["compact", "regular"].flatMap { width in
        ["compact", "regular"].map { height in
          WallTile(
            title: "w \(width), h \(height), \(orientation)",
            short: "w\(width.prefix(1).uppercased()) h\(height.prefix(1).uppercased())",
            screen: turned.with(.widthClass, width).with(.heightClass, height))
        }
      }
    }
  }

  private func directions(around screen: SimulatedScreen) -> [WallTile] {
    ScreenChoice.interfaceStyle.words.flatMap { style in
      ScreenChoice.direction.words.map { direction in
        WallTile(
          title: (direction == "rtl" ? "right to left" : "left to right") + ", " + style,
          screen: screen.with(.direction, direction).with(.interfaceStyle, style))
      }
    }
  }

  private func states(of screen: SimulatedScreen) -> [WallTile] {
    var turned = screen
    turned.rotate()
    var bare = screen
    bare.bars = []
    var full = screen
    full.bars = [.status, .navigation, .tab]
    return [
      WallTile(title: "opened anew", screen: screen),
      WallTile(title: "without the changes", screen: screen, isChanged: false),
      WallTile(title: "turned", screen: turned),
      WallTile(title: "without bars", screen: bare),
      WallTile(title: "with all bars", screen: full),
      WallTile(title: "largest text", screen: screen.with(.textSize, "AX5")),
    ]
  }
}

extension SimulatedScreen {
  fileprivate func with(_ choice: ScreenChoice, _ word: String) -> SimulatedScreen {
    var screen = self
    choice.set(word, on: &screen)
    return screen
  }
}
