import Foundation
import InterfaceBuilder
import LayoutTools
import Stage

/// What a command asks for besides a changed state. It is done once the scene follows the state.
package typealias Effect = @MainActor @Sendable (EffectTarget) -> Void

/// The objects that do what commands ask for besides a changed state.
@MainActor
package struct EffectTarget {
  let scene: any SceneEffects
  let document: any DocumentEffects
  let unsaved: any UnsavedWorkEffects
  let app: any AppEffects
}

/// What is done to the scene that is shown, and what only the scene knows.
@MainActor
protocol SceneEffects: AnyObject {
  /// Swipes over the view that recognises the swipe.
  func swipe(_ direction: SceneHost.SwipeDirection)
  /// Swipes back to the chapter in which the scene was opened.
  func turnBack()
  /// Taps at a point of the window.
  func tap(at point: CGPoint)
  /// Taps on a view where it is in sight.
  func tap(_ path: ViewPath)
  /// Tells why the next value of the chain of reasons is what it is.
  func openNext()
  /// Scrolls a view by pages or by lines, vertically unless it is sideways.
  func scroll(_ path: ViewPath, pages: Int, lines: Int, isSideways: Bool)
  /// Enters a text into the field that is being edited; a newline is the return key.
  func enter(_ text: String)
  func deleteText()
  func endTyping()
  func editField(places: Int)
  /// Moves the views of an ambiguous layout.
  func exercise(_ path: ViewPath)
  /// Changes properties whose values the scene has: by a number of steps, or by what is typed.
  func change(_ key: EditKey, of target: SceneEdit.Target, by steps: Int)
  /// Selects what a change of the list is about, whose present path only the scene knows.
  func showChanged(_ change: SceneEdit)
  /// Tries the repairs of all conflicts on another instance of the scene.
  func weighRepairs()
  /// Says how many views differ from when the scene was opened or saved.
  func countDifferences()
  /// Says whether any frame differs from the document's.
  func countOwnFrames()
  /// Goes from a scene of code to the scene of the whole document, and performs a command there.
  func showPart(_ scene: Int, then command: Command)
  /// Lists what can be chosen in the list that was opened.
  func listChoices()
}

/// Edits of the document that is shown.
@MainActor
protocol DocumentEffects: AnyObject {
  /// Changes properties.
  /// - Parameters:
  ///   - isStepping: Whether the change goes on with the change before, if both are of the same
  ///     property.
  ///   - isTyped: Whether the values are still being typed.
  func editProperties(_ edits: [SceneEdit], isStepping: Bool, isTyped: Bool)
  /// Makes the changes from before editing a step of the document.
  func adoptChanges(_ edits: [SceneEdit])
  /// Takes an unfinished change out of the document again.
  func takeBack(_ change: OngoingChange)
  /// Moves the selected views, or changes their sizes, by points.
  func moveViews(x: Double, y: Double, resizes: Bool)
  /// Moves the selected views, or edges of their frame, to the next guideline.
  func moveToGuideline(_ direction: CanvasDirection, resizes: Bool)
  /// Gives the selected views the frame to which the mouse has dragged them, or the guidelines near
  /// it.
  func dragViews(_ edges: FrameEdges, to frame: Rect)
  /// Does what a tool proposes.
  func propose(_ plan: ToolProposal.Plan)
  /// Finds out what sizes contents ask for, which tools have to know.
  func measureContents()
  /// Opens the tool that resolves issues, which has to know how the layout can move.
  func openResolve()
  /// Mends a problem of the layout.
  func mend(_ fix: LayoutFix)
  /// Gives a field of an inspector a value.
  func setField(_ edit: FieldEdit)
  /// Finds what is wrong with the text of the document.
  func check()
  func undo()
  func redo()
  /// Takes back a number of steps; a negative number makes steps again.
  func goBack(steps: Int)
}

/// What is done about work that is not saved, and about copies of the program's own documents.
@MainActor
protocol UnsavedWorkEffects: AnyObject {
  /// Writes the document to its file.
  func save(overwrites: Bool)
  /// Copies the program's own document, and performs a command on the copy.
  func copyDocument(then command: Command)
  /// Does what was chosen about unsaved work.
  func decide(_ decision: Decision)
}

/// What needs files, the clipboard and the terminal, and what only the picture knows.
@MainActor
protocol AppEffects: AnyObject {
  /// Opens the document in the user's editor: at a line, or at the line of a view, or else at the
  /// line of the scene.
  func openEditor(at path: ViewPath?, line: Int?)
  /// Compiles the code of the app that the document is from, and shows it.
  func compileCode()
  /// Scrolls the inspector's details, of which only the picture knows how many there are.
  func scrollDetails(by lines: Int)
  /// Writes a picture of the scene into a file.
  func savePicture(as format: PictureFormat)
  /// Sends the changes to the terminal's clipboard, as lines of Swift.
  func copyChanges()
  func suspend()
  func repaint()
  func quit()
  /// Quits without drawing again.
  func giveUp()
}
