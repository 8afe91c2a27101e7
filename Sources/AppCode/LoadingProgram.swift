import Nibs

/// The program that loads an app's code for an installed one.
///
/// An app's code shares the toolchain's libraries with the program that loads it. An installed
/// program has these inside of itself, so that it runs without a toolchain. So `scripts/install`
/// links the same program a second time, to the toolchain's libraries.
package enum LoadingProgram {
  /// Goes on as that program, where this one can't load code. Returns where it can.
  /// - Parameters:
  ///   - variables: The environment.
  ///   - prepare: Called before that program takes the place of this one.
  /// - Throws: That there is no toolchain.
  package static func takeOver(
    in variables: [String: String], after prepare: () -> Void = {}
  ) throws(CodeFailure) {
    let files = FileManager.default
    guard let own = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      !files.fileExists(atPath: own.folderOfPath + "/Modules")
    else { return }
    let other = own.folderOfPath.folderOfPath + "/lib/tenniel/tenniel"
    guard files.isExecutableFile(atPath: other) else { return }
    let libraries = try Toolchain(in: variables).libraries
    prepare()
    setenv("LD_LIBRARY_PATH", libraries, 1)
    let words = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(other, words)
    throw CodeFailure("\(other) can't be run: \(String(cString: strerror(errno)))")
  }
}
