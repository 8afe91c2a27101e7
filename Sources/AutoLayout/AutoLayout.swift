@_exported import UIContainers
@_exported import UILists
