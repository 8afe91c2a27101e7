import Foundation

/// Where the layout's messages go: to standard error, unless somebody listens.
@MainActor
package enum LayoutLog {
  package static var write: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
