import Nibs
import Testing

@Suite struct PathPartsTests {
  @Test(arguments: [
    ("a", "", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("a/", "", "a"),
    ("a//b//", "a", "b"), ("./x.xib", ".", "x.xib"), ("", "", ""),
  ])
  func `a path has a folder and a name, even a short one`(
    path: String, folder: String, name: String
  ) {
    #expect(path.folderOfPath == folder)
    #expect(path.nameOfPath == name)
  }

  @Test(arguments: [
    ("a.xib", "a", "xib"), (".xib", ".xib", ""), ("a.b/c", "c", ""), ("a.b.", "a.b.", ""),
    ("x", "x", ""), ("a/b.c.d", "b.c", "d"),
  ])
  func `an ending follows the last point`(path: String, stem: String, ending: String) {
    #expect(path.stemOfPath == stem)
    #expect(path.extensionOfPath == ending)
  }
}
