@_exported import Foundation

// The layers of views, gradients and shapes, and animations, which change nothing that is seen.
@_exported import class AutoLayout.CAAnimation
@_exported import protocol AutoLayout.CAAnimationDelegate
@_exported import class AutoLayout.CAAnimationGroup
@_exported import class AutoLayout.CABasicAnimation
@_exported import func AutoLayout.CACurrentMediaTime
@_exported import class AutoLayout.CADisplayLink
@_exported import class AutoLayout.CAGradientLayer
@_exported import class AutoLayout.CAKeyframeAnimation
@_exported import class AutoLayout.CALayer
@_exported import class AutoLayout.CAMediaTimingFunction
@_exported import class AutoLayout.CAShapeLayer
@_exported import class AutoLayout.CASpringAnimation
@_exported import class AutoLayout.CATransaction
@_exported import struct AutoLayout.CATransform3D
@_exported import func AutoLayout.CATransform3DMakeRotation
@_exported import func AutoLayout.CATransform3DMakeScale
@_exported import func AutoLayout.CATransform3DMakeTranslation
@_exported import struct AutoLayout.CGAffineTransform
@_exported import class AutoLayout.CGColor
@_exported import struct AutoLayout.CGVector
