// Frames: ncurses composes them into a file in memory and finds what differs from the one before;
// from there each goes to the terminal in one piece. Calls writing, and knows the open terminal of
// restore.
#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "terminal.h"
#include "writing.h"

static FILE *frame_file;
static char *frame;
static size_t frame_capacity;

// The pair of colours that was asked for last, 0 where none was; numbers last as long as a screen.
static int last_foreground, last_background, last_pair;

FILE *cn_open_frames(void) {
  int memory = memfd_create("frame", MFD_CLOEXEC);
  if (memory < 0) return NULL;
  last_pair = 0;
  return frame_file = fdopen(memory, "w+");
}

void cn_close_frames(void) {
  if (frame_file != NULL) fclose(frame_file), frame_file = NULL;
  free(frame), frame = NULL, frame_capacity = 0;
}

// Takes what ncurses has written since the last time, with room for a mark at both ends.
// Returns its length, -1 if there is no memory for it.
static ssize_t take_frame(void) {
  fflush(frame_file);
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

bool cn_drop_frame(void) { return take_frame() >= 0; }

// The number of a pair of colours; most neighbours have the same.
static int pair_of(int foreground, int background) {
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
  if (base > 0x7E && !cn_terminal.shows_unicode) {
    text[0] = L'?';
  } else if (base >= 0x20 && wcwidth((wchar_t)base) == cell->width) {
    for (int i = 0; i < 3 && cell->scalars[i] != 0; i++) {
      if (i > 0 && wcwidth((wchar_t)cell->scalars[i]) != 0) break;
      text[i] = (wchar_t)cell->scalars[i];
    }
  } else {
    // The C library knows another width, or none: the columns after it must stay where they are.
    text[0] = cn_terminal.shows_unicode ? L'\uFFFD' : L'?';
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

bool cn_copy(const char *sequence, int32_t count) {
  if (!cn_is_open) return false;
  // Ms is the capability of terminals like tmux; xterm's own description has had it only since
  // 2020.
  char *capability = tigetstr("Ms");
  bool is_capable = capability != NULL && capability != (char *)-1;
  if (!is_capable && !cn_terminal.is_xterm) return false;
  return cn_write_all(cn_terminal.output, sequence, (size_t)count) == 0;
}
