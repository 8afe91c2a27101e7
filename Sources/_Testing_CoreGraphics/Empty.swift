// The compiler looks for a module of this name beside `import Testing` and `import CoreGraphics`.
