import CNcurses
import Cells
