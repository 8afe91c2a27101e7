import InterfaceBuilder
import LayoutTools
import Stage

/// The device on which a document is drawn.
extension AppState {
  /// Why the document is drawn on no other device; nil if it can be.
  var obstacleToViewAs: String? {
    if let obstacle = obstacleToBuildingScene { return obstacle }
    return building?.scene.flatMap { ViewAs.obstacle(in: $0.canvas.document) }
  }

  /// The devices on which a document can be drawn, each held both ways.
  var canvasEntries: [Picker.Entry] {
    let present = building?.scene?.canvas.document.device
    return Device.interfaceBuilderNames.flatMap { id -> [Picker.Entry] in
      guard let device = Device.inInterfaceBuilder(id) else { return [] }
      return [DesignDevice.Orientation.portrait, .landscape].map { orientation in
        let design = DesignDevice(id: id, orientation: orientation)
        let size = design.screenSize ?? device.portraitSize
        let words = [size.width, size.height].map { "\(Int($0))" }
        let isPresent = present?.id == id && present?.orientation == orientation
        return Picker.Entry(
          text: SearchedText(device.name(held: orientation)),
          note: SearchedText(words.joined(separator: " x ")),
          keywords: [words.joined(separator: "x"), id],
          obstacle: isPresent ? "The document is drawn on it" : nil,
          choice: .canvas(design))
      }
    }
  }

  /// Whether the screen is a device of documents.
  func shows(_ design: DesignDevice) -> Bool {
    guard let device = Device.inInterfaceBuilder(design.id) else { return false }
    return device.name == screen.device?.name
      && screen.isLandscape == (design.orientation == .landscape)
  }
}

extension Device {
  /// The name with how it is held, where that is not upright.
  func name(held orientation: DesignDevice.Orientation) -> String {
    orientation == .landscape ? "\(name), landscape" : name
  }
}
