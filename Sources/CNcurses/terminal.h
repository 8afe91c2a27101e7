// What the parts of this target share: the open terminal and how to give it back.
#ifndef TERMINAL_H
#define TERMINAL_H

#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <termios.h>

#include "cncurses.h"

// The open terminal. Signal handlers read it, so its bytes are prepared when it is opened.
struct terminal {
  int input, output;
  // The terminal's settings as they were found, and as they are while it is open.
  struct termios found, own;
  // What leaves the screen: modes off, then terminfo's own sequences.
  char restore[512];
  size_t restore_length;
  // Whether characters beyond ASCII can be shown.
  bool shows_unicode;
  // Whether it is of xterm's family, and which of its modes are used.
  bool is_xterm, mouse;
};

extern struct terminal cn_terminal;

// Whether cn_terminal is in use, and is to be given back when the program dies.
extern volatile sig_atomic_t cn_is_open;

// Writes all bytes, waiting where the terminal is slow. Returns -1 when it is gone.
// Calls only what a signal handler may call.
int cn_write_all(int fd, const char *bytes, size_t count);

// Whether another job has the terminal now. Calls only what a signal handler may call.
bool cn_is_in_background(void);

// Leaves the screen and puts the settings back. Calls only what a signal handler may call.
void cn_restore(void);

// What makes a terminal collect what follows, and show all of it at once.
#define cn_begin_frame "\033[?2026h"
#define cn_end_frame "\033[?2026l"
enum { cn_mark_length = sizeof cn_begin_frame - 1 };

// The file that ncurses composes frames in, NULL where there is no memory for it.
FILE *cn_open_frames(void);
void cn_close_frames(void);

// A compiled description of a terminal with colours of 24 bits, as TERMINFO may hold it, to be freed by
// the caller. NULL where the terminal has none, or they are not wanted.
char *cn_direct_description(const char *name, int output, enum cn_direct wish);

// Forgets what ncurses has written since the last frame. Returns whether it could.
bool cn_drop_frame(void);

// How much is kept of what is printed and is not yet where it belongs, in bytes.
enum { cn_printed_streams = 2, cn_printed_limit = 16 << 20 };

// Keeps what is printed to these descriptors, each of which may be -1, off the screen of the terminal.
// Returns -1 where the system refuses.
int cn_keep_printed(const int32_t *targets, int32_t terminal);

// The descriptor that is the terminal, the pipe or the file that a kept one was before.
int cn_real_descriptor(int32_t target);

// A descriptor that becomes readable when something is printed, -1 for none; and whether it was, after
// which it is not readable any more.
int cn_printed_notices(void);
bool cn_take_printed_notices(void);

// Prints what was kept where it belongs, and keeps no more. Calls only what a signal handler may call.
void cn_release_printed(void);

// The same with what the C library still holds, and without a handler's limits.
void cn_end_printed(void);

// Notes that this thread ends the program. Returns whether none did so already.
bool cn_begin_dying(void);
bool cn_is_dying(void);

// Waits for the end of the program where another thread ends it. Calls only what a signal handler may call,
// as those around it do.
void cn_wait_if_dying(void);

// Gives back the terminal and prints what was kept, unless that was done.
void cn_restore_once(void);

// Ends the program by a signal.
void cn_die(int signal);

// Prepares cn_terminal.restore, from terminfo.
void cn_compose_restore(bool mouse);

// Enters the screen: what cn_terminal.restore undoes.
void cn_write_entering(void);

// Notes the settings, changes them, and enters the screen, at the start and after a stop.
void cn_enter(void);

// Stops while another job has the terminal. Returns whether to go on: not where a signal has asked
// the program to leave.
bool cn_wait_for_foreground(void);

// Makes the descriptor that cn_descriptor returns, for input and signals, and takes it back.
// Returns -1 where the system has none left.
int cn_open_descriptor(void);
void cn_close_descriptor(void);

// Installs, and takes back, the handlers of every signal that concerns a terminal.
int cn_install_handlers(void);
void cn_remove_handlers(void);

#endif
