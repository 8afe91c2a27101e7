@_exported import Foundation

// Geometry, colours, paths, and a canvas of pixels for these.
@_exported import struct AutoLayout.CGAffineTransform
@_exported import class AutoLayout.CGColor
@_exported import class AutoLayout.CGContext
@_exported import class AutoLayout.CGImage
@_exported import enum AutoLayout.CGLineCap
@_exported import enum AutoLayout.CGLineJoin
@_exported import class AutoLayout.CGMutablePath
@_exported import class AutoLayout.CGPath
@_exported import enum AutoLayout.CGPathFillRule
@_exported import struct AutoLayout.CGVector
