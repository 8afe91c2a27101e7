// What enters the screen and what leaves it, composed from terminfo. Calls writing, and knows the
// open terminal of restore.
#define _GNU_SOURCE 1
#include <ncurses.h>
#include <string.h>

#include "terminal.h"
#include "writing.h"

// From term.h, whose macros are short words that would change this file's own.
extern int tputs(const char *, int, int (*)(int));

// A sequence while it is composed, since tputs hands over one character at a time.
static char composed[sizeof cn_terminal.restore];
static size_t composed_length;

static int append_character(int character) {
  if (composed_length < sizeof composed) composed[composed_length++] = (char)character;
  return character;
}

static void append(const char *bytes) {
  while (*bytes != 0) append_character(*bytes++);
}

// A capability's sequence, NULL where the terminal has none.
static char *sequence_of(const char *capability) {
  char *sequence = tigetstr(capability);
  return sequence == (char *)-1 ? NULL : sequence;
}

static void append_capability(const char *capability) {
  char *sequence = sequence_of(capability);
  if (sequence != NULL) tputs(sequence, 1, append_character);
}

void cn_compose_restore(bool mouse) {
  // A terminal with a second screen is of xterm's family, and knows its modes.
  cn_terminal.is_xterm = sequence_of("rmcup") != NULL;
  cn_terminal.mouse = mouse && cn_terminal.is_xterm;

  composed_length = 0;
  if (cn_terminal.is_xterm) append(cn_end_frame);  // A frame may have been cut short.
  if (cn_terminal.mouse) append("\033[?1006l\033[?1002l");
  if (cn_terminal.is_xterm) append("\033[?2004l");
  append_capability("sgr0");
  append_capability("op");
  if (!cn_terminal.is_xterm) {
    // No other screen to go back to: the shell goes on below the last row.
    tputs(tiparm(sequence_of("cup"), 998, 0), 1, append_character);
    append_capability("el");
    append("\n");
  }
  append_capability("cnorm");
  append_capability("rmkx");
  append_capability("rmcup");
  memcpy(cn_terminal.restore, composed, composed_length);
  cn_terminal.restore_length = composed_length;
}

void cn_write_entering(void) {
  composed_length = 0;
  append_capability("smcup");
  char *region = sequence_of("csr");
  if (region != NULL) tputs(tiparm(region, 0, getmaxy(stdscr) - 1), 1, append_character);
  append_capability("sgr0");
  append_capability("rmir");
  append_capability("smam");
  append_capability("smkx");
  append_capability("civis");
  if (cn_terminal.is_xterm) append("\033[?2004h");
  if (cn_terminal.mouse) append("\033[?1002h\033[?1006h");
  cn_write_all(cn_terminal.output, composed, composed_length);
}
