import Testing
@testable import SceneFormat
