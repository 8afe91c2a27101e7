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
}
