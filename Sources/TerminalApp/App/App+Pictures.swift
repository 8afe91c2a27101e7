import Cells
import Documents
import Painting
import Stage

/// The picture of the scene in a file.
extension App {
  /// Writes the picture of the whole device at true scale, as `tenniel render` prints it, into a
  /// file that is not there yet.
  func savePicture(as format: PictureFormat) {
    guard let pictureFolder else {
      state.message = "A script writes no files"
      return
    }
    let scene = workbench.scene.named.name
    let options = ViewPainter.Options(
      glyphs: .unicode, depth: format == .text ? .none : .direct, blocks: blocks)
    let picture = ViewPainter.picture(
      of: host, in: Viewport(screenSize: host.filledScreen.size), options: options)
    let bytes = Array(format.contents(of: picture.grid, title: scene).utf8)
    let start = pictureFolder.isEmpty ? "" : pictureFolder + "/"
    let name = scene.printable.replacing("/", with: "-")
    let names = (1...).lazy.map { "\(name)\($0 == 1 ? "" : " \($0)").\(format.rawValue)" }
    guard let free = names.first(where: { FileKind(of: start + $0) == .missing }) else { return }
    do throws(FileSet.Refusal) {
      try FileSet(folder: pictureFolder, files: [(free, bytes)]).write(.refuse)
      state.message = "The picture is in \(free)"
    } catch {
      state.message = "No picture was written: \(error.reason)"
    }
  }
}
