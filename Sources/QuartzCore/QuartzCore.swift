@_exported import Foundation

@_exported import func AutoLayout.CACurrentMediaTime
@_exported import class AutoLayout.CADisplayLink
@_exported import class AutoLayout.CALayer
// The layers of views. Animations and other layers of Core Animation don't exist here.
@_exported import struct AutoLayout.CGAffineTransform
@_exported import class AutoLayout.CGColor
@_exported import struct AutoLayout.CGVector
