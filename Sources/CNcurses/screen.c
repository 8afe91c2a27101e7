// Frames: ncurses composes them into a file in memory and finds what differs from the one before;
// from there each goes to the terminal in one piece.
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
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "terminal.h"

static SCREEN *screen;
static FILE *frame_file, *input_file;
static char *frame;
static size_t frame_capacity;
static bool shows_unicode;

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
  shows_unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  return shows_unicode;
}

// Takes what ncurses has written since the last time, with room for a mark at both ends.
// Returns its length, -1 if there is no memory for it.
static ssize_t take_frame(void) {
  int fd = fileno(frame_file);
  off_t length = lseek(fd, 0, SEEK_CUR);
  if (length < 0) return -1;
  size_t needed = (size_t)length + 2 * cn_mark_length;
  if (needed > frame_capacity) {
    char *larger = realloc(frame, 2 * needed);
    if (larger == NULL) return -1;
    frame = larger;
    frame_capacity = 2 * needed;
  }
  if (pread(fd, frame + cn_mark_length, (size_t)length, 0) != length) return -1;
  if (lseek(fd, 0, SEEK_SET) < 0 || ftruncate(fd, 0) < 0) return -1;
  return length;
}

static void close_screen(void) {
  if (screen != NULL) {
    endwin();
    delscreen(screen);
    screen = NULL;
  }
  if (frame_file != NULL) fclose(frame_file), frame_file = NULL;
  if (input_file != NULL) fclose(input_file), input_file = NULL;
  free(frame), frame = NULL, frame_capacity = 0;
}

static enum cn_result open_screen(const cn_options *options) {
  // A size in the environment would pin it.
  unsetenv("LINES");
  unsetenv("COLUMNS");
  int memory = memfd_create("frame", MFD_CLOEXEC);
  if (memory < 0) return cn_failed;
  frame_file = fdopen(memory, "w+");
  int copy = fcntl(options->input, F_DUPFD_CLOEXEC, 0);
  if (frame_file == NULL || copy < 0) return cn_failed;
  input_file = fdopen(copy, "r");
  if (input_file == NULL) return cn_failed;

  screen = newterm(options->name, frame_file, input_file);
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
  fflush(frame_file);
  // What ncurses has written so far enters the screen of a terminal of the size that terminfo
  // assumes; cn_enter says it for the real one.
  if (take_frame() < 0) return cn_failed;
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

void cn_enter(void) {
  tcgetattr(cn_terminal.input, &cn_terminal.found);
  cn_terminal.own = typed_settings(cn_terminal.found);
  cn_is_open = 1;
  cn_reenter();
}

void cn_reenter(void) {
  if (!cn_is_open || !cn_wait_for_foreground()) return;
  tcsetattr(cn_terminal.input, TCSADRAIN, &cn_terminal.own);
  cn_write_entering();
  clearok(curscr, TRUE);
}

enum cn_result cn_open(const cn_options *options) {
  if (screen != NULL) {
    errno = EBUSY;
    return cn_failed;
  }
  if (!isatty(options->input) || !isatty(options->output)) return cn_not_a_terminal;
  cn_terminal.input = options->input;
  cn_terminal.output = options->output;
  // Before newterm, which then leaves the signals alone.
  if (cn_install_handlers() != 0) return cn_failed;
  enum cn_result result = open_screen(options);
  if (result != cn_opened) {
    int error = errno;
    close_screen();
    cn_remove_handlers();
    errno = error;
    return result;
  }
  cn_adopt_size();
  cn_enter();
  return cn_opened;
}

void cn_close(void) {
  if (screen == NULL) return;
  if (cn_is_open) {
    cn_is_open = 0;
    cn_restore();
  }
  cn_remove_handlers();
  close_screen();
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
  if (size.ws_row == getmaxy(stdscr) && size.ws_col == getmaxx(stdscr)) return false;
  resize_term(size.ws_row, size.ws_col);
  werase(stdscr);
  clearok(curscr, TRUE);
  return true;
}

// The number of a pair of colours; most neighbours have the same.
static int pair_of(int foreground, int background) {
  static int last_foreground, last_background, last_pair;
  if (foreground < 0 && background < 0) return 0;
  if (foreground != last_foreground || background != last_background || last_pair == 0) {
    int pair = alloc_pair(foreground, background);
    last_pair = pair < 0 ? 0 : pair;
    last_foreground = foreground;
    last_background = background;
  }
  return last_pair;
}

static cchar_t character_of(const cn_cell *cell) {
  attr_t attributes = A_NORMAL;
  if (cell->attributes & cn_bold) attributes |= A_BOLD;
  if (cell->attributes & cn_dim) attributes |= A_DIM;
  if (cell->attributes & cn_italic) attributes |= A_ITALIC;
  if (cell->attributes & cn_underline) attributes |= A_UNDERLINE;
  if (cell->attributes & cn_reverse) attributes |= A_REVERSE;

  wchar_t text[CCHARW_MAX + 1] = {L' '};
  uint32_t base = cell->scalars[0];
  if (base > 0x7E && !shows_unicode) {
    text[0] = L'?';
  } else if (base >= 0x20 && wcwidth((wchar_t)base) == cell->width) {
    for (int i = 0; i < 3 && cell->scalars[i] != 0; i++) {
      if (i > 0 && wcwidth((wchar_t)cell->scalars[i]) != 0) break;
      text[i] = (wchar_t)cell->scalars[i];
    }
  } else {
    // The C library knows another width, or none: the columns after it must stay where they are.
    text[0] = shows_unicode ? L'\uFFFD' : L'?';
  }
  cchar_t character;
  int pair = pair_of(cell->foreground, cell->background);
  setcchar(&character, text, attributes, 0, &pair);
  return character;
}

void cn_draw(int32_t row, int32_t column, const cn_cell *cells, int32_t count) {
  enum { capacity = 256 };
  cchar_t line[capacity + 2];
  const cn_cell *end = cells + count;
  while (cells < end) {
    int used = 0, columns = 0;
    for (; cells < end && used < capacity; cells++) {
      line[used] = character_of(cells);
      bool is_narrow = cells->width == 2 && wcwidth(line[used].chars[0]) != 2;
      used++;
      if (is_narrow) {
        line[used] = line[used - 1];
        line[used++].chars[0] = L' ';
      }
      columns += cells->width;
    }
    mvwadd_wchnstr(stdscr, row, column, line, used);
    column += columns;
  }
}

int64_t cn_send(bool whole) {
  if (!cn_is_open) return -1;
  if (whole) clearok(curscr, TRUE);
  wnoutrefresh(stdscr);
  doupdate();
  fflush(frame_file);
  ssize_t length = take_frame();
  if (length <= 0) return length;
  char *bytes = frame + cn_mark_length;
  size_t count = (size_t)length;
  if (cn_terminal.is_xterm) {
    memcpy(frame, cn_begin_frame, cn_mark_length);
    memcpy(bytes + count, cn_end_frame, cn_mark_length);
    bytes = frame;
    count += 2 * cn_mark_length;
  }
  return cn_write_all(cn_terminal.output, bytes, count) == 0 ? (int64_t)count : -1;
}
