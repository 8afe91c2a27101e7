extension Device {
  /// The device that Interface Builder draws for a name in its documents: an iPhone 11 for
  /// `retina6_1`. Nil for a name that is not known.
  public static func inInterfaceBuilder(_ id: String) -> Device? {
    devices[id]
  }

  /// By the exact name: comparing it with every spelling would take longer than reading a document.
  private static let devices: [String: Device] = Dictionary(
    uniqueKeysWithValues: names.compactMap { id, name in
      all.first { $0.names.contains(name) }.map { (id, $0.called(name)) }
    })

  private static let names: KeyValuePairs = [
    "retina3_5": "iPhone 4s",
    "retina4_0": "iPhone SE",
    "retina4_7": "iPhone 8",
    "retina5_5": "iPhone 8 Plus",
    "retina5_9": "iPhone 11 Pro",
    "retina6_0": "iPhone 14",
    "retina6_1": "iPhone 11",
    "retina6_12": "iPhone 15",
    "retina6_3": "iPhone 16 Pro",
    "retina6_5": "iPhone 11 Pro Max",
    "retina6_7": "iPhone 14 Plus",
    "retina6_72": "iPhone 15 Pro Max",
    "ipad9_7": "iPad 9.7-inch",
    "ipad10_2": "iPad 10.2-inch",
    "ipad10_5": "iPad Pro 10.5-inch",
    "ipad10_9rounded": "iPad Air 5",
    "ipad11_0rounded": "iPad Pro 11-inch",
    "ipad12_9": "iPad Pro 12.9-inch",
    "ipad12_9rounded": "iPad Pro 12.9-inch (Face ID)",
  ]
}
