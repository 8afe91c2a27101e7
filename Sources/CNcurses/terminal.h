// What the parts of this target share: the open terminal and how to give it back.
#ifndef TERMINAL_H
#define TERMINAL_H

#include <signal.h>
#include <stddef.h>
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
  // Whether frames are sent between the marks that make a terminal show them at once.
  bool synchronizes;
};

extern struct terminal cn_terminal;

// Whether cn_terminal is in use, and is to be given back when the program dies.
extern volatile sig_atomic_t cn_is_open;

// Writes all bytes, waiting where the terminal is slow. Returns -1 when it is gone.
// Calls only what a signal handler may call.
int cn_write_all(int fd, const char *bytes, size_t count);

// Leaves the screen and puts the settings back. Calls only what a signal handler may call.
void cn_restore(void);

// Notes the settings, changes them, and enters the screen, at the start and after a stop.
void cn_enter(void);

// Installs, and takes back, the handlers of every signal that concerns a terminal.
int cn_install_handlers(void);
void cn_remove_handlers(void);

#endif
