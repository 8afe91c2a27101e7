import Foundation
import UIKit

/// A library of an app's code in this program. It stays until the program ends.
@MainActor
struct LoadedCode {
  /// What makes the things that can be shown, in the order of the compilation's scenes.
  let makers: [@MainActor () -> UIResponder]

  /// - Throws: Why the library can't be loaded.
  init(_ compilation: Compilation) throws(CodeFailure) {
    guard let library = dlopen(compilation.library, RTLD_NOW | RTLD_LOCAL) else {
      throw CodeFailure("the app's code can't be loaded: \(String(cString: dlerror()))")
    }
    guard let symbol = dlsym(library, "tenniel_scenes") else {
      throw CodeFailure("the app's code has no list of what it shows")
    }
    typealias List = [(Int, @MainActor () -> UIResponder)]
    let hand = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    var list: List = []
    withUnsafeMutablePointer(to: &list) { hand(UnsafeMutableRawPointer($0)) }
    makers = list.map(\.1)
  }
}
