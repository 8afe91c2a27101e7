import Foundation
import Testing

@testable import Commands

@Suite struct OutcomeTests {
  @Test func `an output that can't be written is told by the program's name`() throws {
    let full = Descriptor(number: open("/dev/full", O_WRONLY))
    let pipe = Pipe()
    let errors = Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)
    let status = Outcome(output: "picture\n", diagnostics: "tenniel: a note\n")
      .write(program: "tenniel", to: full, errors: errors)
    full.close()
    try pipe.fileHandleForWriting.close()
    #expect(status == 2)
    #expect(
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        == "tenniel: a note\ntenniel: the output could not be written: No space left on device\n")
  }
}
