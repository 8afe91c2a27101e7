// ncurses' screen opened and closed: locale, screen, settings and size. Calls frame, sequences and
// description, and knows the open terminal of restore.
#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "terminal.h"

static SCREEN *screen;
static FILE *input_file;

bool cn_adopt_locale(bool unicode) {
  // Only how characters are encoded: numbers and messages stay as the program writes them.
  if (unicode) {
    setlocale(LC_CTYPE, "C.UTF-8");
  } else if (setlocale(LC_CTYPE, "") == NULL) {
    const char *name = getenv("LC_ALL");
    if (name == NULL || *name == 0) name = getenv("LC_CTYPE");
    if (name == NULL || *name == 0) name = getenv("LANG");
    // A locale that is not installed still says what the terminal is.
    if (name != NULL && (strcasestr(name, "utf-8") || strcasestr(name, "utf8"))) {
      setlocale(LC_CTYPE, "C.UTF-8");
    }
  }
  cn_terminal.shows_unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  return cn_terminal.shows_unicode;
}

bool cn_has_screen(void) { return screen != NULL; }

void cn_close_screen(void) {
  if (screen != NULL) {
    endwin();
    delscreen(screen);
    screen = NULL;
  }
  if (input_file != NULL) fclose(input_file), input_file = NULL;
  cn_close_frames();
}

// Opens the screen with colours of 24 bits, or else with those of the terminal's own description.
// The environment is as it was afterwards, for the programs that are started.
static SCREEN *new_screen(const cn_options *options, FILE *frames) {
  SCREEN *screen = NULL;
  char *description = cn_direct_description(options->name, cn_terminal.output, options->direct);
  if (description != NULL) {
    const char *found = getenv("TERMINFO");
    char *before = found == NULL ? NULL : strdup(found);
    setenv("TERMINFO", description, 1);
    screen = newterm(options->name, frames, input_file);
    if (before != NULL) setenv("TERMINFO", before, 1);
    else unsetenv("TERMINFO");
    free(before);
    free(description);
  }
  return screen != NULL ? screen : newterm(options->name, frames, input_file);
}

enum cn_result cn_open_screen(const cn_options *options) {
  // A size in the environment would pin it.
  unsetenv("LINES");
  unsetenv("COLUMNS");
  FILE *frames = cn_open_frames();
  int copy = fcntl(options->input, F_DUPFD_CLOEXEC, 0);
  if (frames == NULL || copy < 0) return cn_failed;
  input_file = fdopen(copy, "r");
  if (input_file == NULL) return cn_failed;

  screen = new_screen(options, frames);
  if (screen == NULL) return cn_unknown_terminal;
  if (tigetstr("cup") == NULL || tigetstr("cup") == (char *)-1) return cn_no_cursor_addressing;
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  nonl();
  keypad(stdscr, TRUE);
  leaveok(stdscr, TRUE);
  typeahead(-1);
  curs_set(0);
  // What ncurses has written so far enters the screen of a terminal of the size that terminfo
  // assumes; cn_enter says it for the real one.
  if (!cn_drop_frame()) return cn_failed;
  cn_compose_restore(options->mouse);
  return cn_opened;
}

// Bytes as they are typed, none of them kept back or echoed; ^C, ^\ and Ctrl-Z still send signals.
static struct termios typed_settings(struct termios settings) {
  settings.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON | ISTRIP);
  settings.c_oflag &= ~(tcflag_t)OPOST;
  settings.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  settings.c_lflag |= ISIG;
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  return settings;
}

void cn_note_settings(void) {
  tcgetattr(cn_terminal.input, &cn_terminal.found);
  cn_terminal.own = typed_settings(cn_terminal.found);
}

void cn_enter_screen(void) {
  tcsetattr(cn_terminal.input, TCSADRAIN, &cn_terminal.own);
  cn_write_entering();
  clearok(curscr, TRUE);
}

int32_t cn_colors(void) { return screen != NULL && has_colors() ? COLORS : 0; }

void cn_size(int32_t *columns, int32_t *rows) {
  getmaxyx(stdscr, *rows, *columns);
}

bool cn_adopt_size(void) {
  struct winsize size;
  if (ioctl(cn_terminal.output, TIOCGWINSZ, &size) != 0 || size.ws_row < 1 || size.ws_col < 1) {
    return false;
  }
  int rows = size.ws_row < cn_largest ? size.ws_row : cn_largest;
  int columns = size.ws_col < cn_largest ? size.ws_col : cn_largest;
  if (rows == getmaxy(stdscr) && columns == getmaxx(stdscr)) return false;
  if (resize_term(rows, columns) != OK) return false;
  werase(stdscr);
  clearok(curscr, TRUE);
  return true;
}
