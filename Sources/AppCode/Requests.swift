/// What the rewriter is asked, and what it answers. It is a program of its own, which the
/// toolchain compiles from this file and the folder `RewriterSource`.
struct RewriteRequest: Codable {
  /// The paths of the app's files.
  var files: [String]
  /// The folder for the rewritten files, which are named by their numbers.
  var folder: String
  /// The modules that can be imported.
  var modules: [String]
  /// The modules whose files are among the app's.
  var merged: [String] = []
  /// The files of libraries that others have written, which have no scenes.
  var foreign: [String] = []
  /// Expressions that make what is to be shown besides.
  var expressions: [String]
  /// What came of the files before; nil for nothing.
  var previous: Previous?

  struct Previous: Codable, Sendable {
    /// The folder for the rewritten files.
    var folder: String
    var cuts: [CutAnswer.Cut]
  }
}

struct RewriteAnswer: Codable {
  /// Something that can be shown.
  struct Scene: Codable, Sendable {
    var name: String
    var path: String
    var line: Int
    /// The expression that makes it.
    var expression: String
    /// Whether the user or a preview has said what makes it, or no document can make it.
    var isGiven = true
    /// Whether it is what the app shows first.
    var isFirst = false
  }

  /// The paths of the rewritten files.
  var files: [String]
  /// The paths of the app's files whose grammar is wrong: what is wrong with the rest of them is
  /// not known.
  var broken: [String]
  /// What was left out.
  var cuts: [CutAnswer.Cut]
  /// Whether what was left out before is left out of the files.
  var isReused = false
  /// The names of the types that the files declare.
  var types: [String]
  /// The names of the controllers and views that can be made without arguments.
  var makeable: [String]
  /// The class of the app's delegate; nil if there is none.
  var appDelegate: String?
  /// What the expressions make, what the app shows first, then previews, then the controllers and
  /// the views that can be made without arguments.
  var scenes: [Scene]
}

struct CutRequest: Codable {
  /// An error of the compiler at a place of the app's files.
  struct Fault: Codable {
    var path: String
    var line: Int
    /// The column in bytes, counted from 1.
    var column: Int
    var message: String
  }
  /// The paths of the rewritten files. The last one imports UIKit.
  var files: [String]
  /// The names of the types that the app's files declare.
  var types: [String]
  var faults: [Fault]
  /// Whether all of a function goes with what is wrong in it.
  var isFinal: Bool
}

struct CutAnswer: Codable {
  /// What was left out.
  enum Kind: String, Codable {
    case statement, element, member, type, conformance, attribute, override, `import`, value
    /// A file that is not there.
    case file
    /// A class of a module that is not there, for which one of UIKit stands in.
    case standIn
    /// Something that is added for what was left out, or that means the same.
    case same
  }

  /// Something that is left out, or has something else in its place.
  struct Cut: Codable, Equatable, Sendable {
    var path: String
    var line: Int
    var kind: Kind
    /// The type that it was a part of; nil for none.
    var owner: String?
    var text: String
    var reason: String
  }
  var cuts: [Cut]
}
