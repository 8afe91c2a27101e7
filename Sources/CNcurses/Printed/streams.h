// A stream of what the program prints while it has the terminal, and where it is meanwhile. Of this
// part alone: others see printed.h.
#ifndef STREAMS_H
#define STREAMS_H

#include <sys/types.h>

#include "printed.h"

// How much is kept of what is printed and is not yet where it belongs, in bytes.
enum { cn_printed_streams = 2, cn_printed_limit = 16 << 20 };

// A descriptor whose output is read.
//
// The terminal's is kept in a file until the end. What goes elsewhere, as to a pipe, is kept in a
// file as well, and passed on by a thread, so that a reader who does not read stops nobody. A file
// that the program was given is left in its place, and read there.
struct cn_stream {
  // The descriptor that the program writes to, what it was before, -1 for a file left in its place,
  // and the file.
  int target, real, file;
  bool is_passed_on;
  // How much has been read, up to where the file has been emptied, and how many lines of that
  // nobody has read.
  off_t read, emptied, lost_lines;
  // How much is where it belongs.
  off_t passed;
};

extern const struct cn_stream cn_no_stream;
extern struct cn_stream cn_streams[cn_printed_streams];

// How long the file has become. Calls only what a signal handler may call.
off_t cn_printed_length(const struct cn_stream *stream);

// Says how much was printed and is left out. Calls only what a signal handler may call.
void cn_print_omission(int fd, off_t count);

// Tells of changes of the streams' files, from cn_open_notices on.
void cn_open_notices(void);
void cn_close_notices(void);
void cn_watch_printed(int index);

// The thread that empties the files while the program does nothing but print, and passes on.
void cn_start_passing(void);
void cn_end_passing(void);

// Has the thread pass nothing on from here on; what it has begun is done. Calls only what a signal
// handler may call.
void cn_hold_passing(void);

// Reads a piece that is to be passed on, and where it begins. Returns its length, 0 for nothing.
ssize_t cn_read_piece(struct cn_stream *stream, char *bytes, size_t capacity, off_t *start);

// Gives the memory of what will not be printed back to the system.
void cn_empty_printed(void);

#endif
