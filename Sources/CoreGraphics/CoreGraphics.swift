@_exported import Foundation

// Geometry and colours. Drawing, images and paths of Core Graphics don't exist here.
@_exported import struct AutoLayout.CGAffineTransform
@_exported import class AutoLayout.CGColor
@_exported import struct AutoLayout.CGVector
