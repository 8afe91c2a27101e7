// glibc's statistics of the heap, which its Swift module leaves out.
#include <malloc.h>
