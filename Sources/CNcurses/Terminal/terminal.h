// The terminal: what is open, its screen, and how to give it back. Nothing here knows of printed
// texts, of signals or of the end of the program; who does stands above, and calls this.
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

// A compiled description of a terminal with colours of 24 bits, as TERMINFO may hold it, to be
// freed by the caller. NULL where the terminal has none, or they are not wanted.
char *cn_direct_description(const char *name, int output, enum cn_direct wish);

// Forgets what ncurses has written since the last frame. Returns whether it could.
bool cn_drop_frame(void);

// Prepares cn_terminal.restore, from terminfo.
void cn_compose_restore(bool mouse);

// Enters the screen: what cn_terminal.restore undoes.
void cn_write_entering(void);

// Opens ncurses' screen on cn_terminal, and closes it.
enum cn_result cn_open_screen(const cn_options *options);
void cn_close_screen(void);
bool cn_has_screen(void);

// Notes the terminal's settings as they are, and what they are to be.
void cn_note_settings(void);

// Changes the settings and enters the screen, at the start and after a stop.
void cn_enter_screen(void);

#endif
