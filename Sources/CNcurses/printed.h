// A stream of what the program prints while it has the terminal, kept in a file.
#ifndef PRINTED_H
#define PRINTED_H

#include <sys/types.h>

#include "terminal.h"

// A descriptor whose output is kept: the one that the program writes to, what it was before, and the
// file that it is meanwhile.
struct cn_stream {
  int target, real, file;
  // How much has been read, up to where the file has been emptied, and how many lines of that nobody has
  // read.
  off_t read, emptied, lost_lines;
};

extern struct cn_stream cn_streams[cn_printed_streams];

// How long the file has become. Calls only what a signal handler may call.
off_t cn_printed_length(const struct cn_stream *stream);

// The thread that empties the files while the program does nothing but print.
void cn_start_emptier(void);
void cn_end_emptier(void);

// Has the thread look at another file.
void cn_tell_emptier(const char *path);

#endif
