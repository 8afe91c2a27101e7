extension Document {
  /// The version of Xcode that saved the document last; nil if it can't be told. Some builds before
  /// a release write a `toolsVersion` of no known Xcode: then the version of the plug-in counts.
  public var xcode: Xcode? {
    root["toolsVersion"].flatMap(Xcode.init(toolsVersion:))
      ?? root.child("dependencies")?.children("plugIn").lazy
      .filter { $0["identifier"]?.hasSuffix(".IBCocoaTouchPlugin") == true }
      .compactMap { $0["version"].flatMap(Xcode.init(toolsVersion:)) }.first
  }

  /// The first number of the version of Xcode as which the document is written: the version that
  /// saved it, or else the latest.
  public var writingXcode: Int { xcode?.major ?? Xcode.latest }

  /// The oldest iOS that the document is made for, by its dependencies: `9.0`.
  public var deployment: (major: Int, minor: Int)? {
    let element = root.child("dependencies")?.child("deployment")
    // 2304 is 9.0: the higher byte is the first number, then come four bits of the second.
    guard let version = element?.integer("version"), version >= 0x100, version < 0x10000 else {
      return nil
    }
    return (version >> 8, version >> 4 & 0xF)
  }
}
