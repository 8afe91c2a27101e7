// The standard streams: what the program itself prints while it has the terminal. Nothing here
// knows of the terminal's screen, of signals or of the end of the program; who does stands above.
#ifndef PRINTED_H
#define PRINTED_H

#include "cncurses.h"

// Keeps what is printed to these descriptors, each of which may be -1, off the screen of the
// terminal. Returns -1 where the system refuses.
int cn_keep_printed(const int32_t *targets, int32_t terminal);

// The descriptor that is the terminal, the pipe or the file that a kept one was before.
int cn_real_descriptor(int32_t target);

// A descriptor that becomes readable when something is printed, -1 for none; and whether it was,
// after which it is not readable any more.
int cn_printed_notices(void);
bool cn_take_printed_notices(void);

// Prints what was kept where it belongs, and keeps no more. Calls only what a signal handler may
// call.
void cn_release_printed(void);

// The same with what the C library still holds, and without a handler's limits.
void cn_end_printed(void);

// Copies the end of what was kept of the second descriptor. Calls only what a signal handler may
// call.
void cn_copy_printed_errors(int to);

// Closes the files, which nobody reads any more.
void cn_close_printed(void);

#endif
