// Writing to a descriptor: what all parts of this target may call.
#ifndef WRITING_H
#define WRITING_H

#include <stddef.h>

// Writes all bytes, waiting where the terminal is slow. Returns -1 when it is gone.
// Calls only what a signal handler may call.
int cn_write_all(int fd, const char *bytes, size_t count);

#endif
