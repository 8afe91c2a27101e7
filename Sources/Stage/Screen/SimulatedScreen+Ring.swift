import Foundation

extension SimulatedScreen {
  /// A size without a device's name, at its place in the ring of devices.
  struct FreeStation: Hashable, Sendable {
    /// The device that was resized, after which it comes; nil for a size that was given, which
    /// comes before the standard device.
    let device: Device?
    /// The size in the present orientation, in points.
    private(set) var size: CGSize

    mutating func rotate() { size = CGSize(width: size.height, height: size.width) }

    /// Its index in the ring of ``Device/all`` and itself.
    var index: Int {
      guard let device else { return SimulatedScreen.index(of: .standard) }
      return SimulatedScreen.index(of: device) + 1
    }
  }

  /// Changes the device by steps in a ring: the device table, and in it the free size that is shown
  /// or was shown last. A resized device comes after that device, another free size before the
  /// standard device.
  public mutating func selectDevice(_ steps: Int) {
    if isFree { station = FreeStation(device: device, size: size) }
    let count = Device.all.count + (station == nil ? 0 : 1)
    var here: Int
    if let station, isFree {
      here = station.index
    } else {
      here = Self.index(of: device ?? .standard)
      if let station, here >= station.index { here += 1 }
    }
    let there = (here + steps).inRing(of: count)
    guard let station else { return show(Device.all[there]) }
    guard there == station.index else {
      return show(Device.all[there > station.index ? there - 1 : there])
    }
    show(station.device)
    resize(to: station.size)
    self.station = nil
  }

  private static func index(of device: Device) -> Int {
    Device.all.firstIndex { $0.isSameScreen(as: device) } ?? 0
  }
}
