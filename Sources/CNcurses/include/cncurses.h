// The door to ncurses: one terminal at a time, driven from one thread.
//
// ncurses composes and compares frames; bytes in, bytes out, the size, the signals and the modes of
// the terminal are this target's own, so that the terminal is left as it was found however the
// program ends. Nothing of ncurses.h shows here: its macros and global variables stay in C.
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stdint.h>

// What became of cn_open.
enum cn_result {
  cn_opened = 0,
  cn_not_a_terminal,          // input or output is no terminal
  cn_unknown_terminal,        // terminfo has no entry of this name
  cn_no_cursor_addressing,    // the terminal can not place its cursor
  cn_failed,                  // the system refused; errno says why
};

// Which colours a terminal is opened with.
enum cn_direct {
  cn_automatic = 0,           // 24 bits where the terminal is known to have them
  cn_indexed,                 // no more than a palette
  cn_direct,                  // 24 bits
};

// How a terminal is opened.
typedef struct {
  const char *name;           // the terminfo entry
  int32_t input, output;      // file descriptors, left open by cn_close
  bool mouse;                 // ask for the mouse
  int32_t printed[2];         // descriptors whose output is read, and kept off the screen; -1 for none
  enum cn_direct direct;      // which colours are wanted
} cn_options;

// Whether a terminal has colours of 24 bits, by its name or by COLORTERM (NULL if that is not set),
// which the environment may have from another terminal: GNU's screen would misread them.
bool cn_is_direct(const char *name, const char *colorterm, bool is_in_tmux);

// Attributes of a cell; they may be combined.
enum cn_attributes {
  cn_bold = 1,
  cn_dim = 2,
  cn_italic = 4,
  cn_underline = 8,
  cn_reverse = 16,
};

// A cell as it is drawn. A character of width 2 is one cn_cell and covers two columns.
typedef struct {
  uint32_t scalars[3];        // code points: a base and up to two marks; unused ones are 0
  int32_t foreground;         // an entry of the palette, or cn_rgb and three components of 8 bits;
  int32_t background;         // -1 for the terminal's own colour
  uint8_t attributes;
  uint8_t width;              // columns: 1 or 2
} cn_cell;

// What makes a number of 24 bits a colour, red in the highest ones.
enum { cn_rgb = 1 << 24 };

// What cn_look saw; several may be true at once.
enum cn_seen {
  cn_input = 1,               // cn_read has something to read, or the input's end
  cn_resized = 2,             // cn_adopt_size has a size to adopt
  cn_stop = 4,                // Ctrl-Z: call cn_suspend
  cn_continued = 8,           // stopped and continued from outside: repaint
  cn_leave = 16,              // ^C, SIGTERM or SIGHUP: leave
  cn_printed = 32,            // cn_read_printed has something, or had
};

// Reads the locale from the environment, or takes one with all of Unicode. Returns whether
// characters beyond ASCII can be shown.
bool cn_adopt_locale(bool unicode);

// Opens a terminal: its alternate screen, keys one by one, no echo.
enum cn_result cn_open(const cn_options *options);

// Leaves the terminal as cn_open found it. Does nothing where none is open.
void cn_close(void);

// Ends the program by the signal that asked for it, so that its parent sees the reason; returns
// where there was none. To be called after cn_close.
void cn_die_of_signal(void);

// How many colours the terminal has: 0 for none, cn_rgb or more for those of 24 bits.
int32_t cn_colors(void);

// The most columns and rows that are used: ncurses counts them in 16 bits, and keeps several copies
// of each cell.
enum { cn_largest = 1000 };

// The terminal's size in cells, from 1 to cn_largest each way.
void cn_size(int32_t *columns, int32_t *rows);

// Takes the size that the terminal says it has now, as far as it is used; whatever was drawn must be
// drawn anew. A size of 0 says nothing.
// Returns whether it is another one.
bool cn_adopt_size(void);

// Draws cells from a place on, to be sent by cn_send; what does not fit the row is left out.
void cn_draw(int32_t row, int32_t column, const cn_cell *cells, int32_t count);

// Sends what differs from what the terminal shows, or every cell if whole. Returns how many bytes
// that took, -1 when the terminal is gone.
int64_t cn_send(bool whole);

// Sends a sequence that sets the terminal's clipboard, at once; false where the terminal has none.
bool cn_copy(const char *sequence, int32_t count);

// A file descriptor that becomes readable when cn_look has something to see; -1 where no terminal is
// open. It is for waiting alone: nothing can be read from it. Who waits for its edges has to call
// cn_look until that sees nothing.
int32_t cn_descriptor(void);

// What has come, of input and of signals; 0 for nothing. Does not wait.
int32_t cn_look(void);

// Reads what is there, up to capacity bytes. Returns how many, -1 at the end of the input.
int32_t cn_read(uint8_t *bytes, int32_t capacity);

// How much of what was printed the program is not given, since it was too much at once.
typedef struct {
  int64_t bytes, lines;
} cn_skipped;

// How many bytes cn_read_printed gives of what was printed since it was last asked.
enum { cn_printed_shown = 256 << 10 };

// Whether cn_read_printed has something to read.
bool cn_has_printed(void);

// Which of the options' descriptors was printed to first since this was last asked, 0 or 1; 0 where it is
// not known.
int32_t cn_first_printed(void);

// Reads what was printed to the first or the second of the options' descriptors, up to capacity bytes.
// Returns how many, 0 for no more. Of very much only the end is given.
int32_t cn_read_printed(int32_t index, uint8_t *bytes, int32_t capacity, cn_skipped *skipped);

// Enters the screen again, after the program was stopped and continued from outside.
void cn_reenter(void);

// Gives the terminal back and stops the program; returns when it is continued. Everything must be
// sent anew then.
void cn_suspend(void);

// Gives the terminal to another program, until cn_take_back. Interrupts from the keyboard are ignored
// meanwhile; a stop stops this program with the other.
void cn_give(void);

// Enters the screen again. Everything must be sent anew then.
void cn_take_back(void);

// The end of a program: its status, or the error for which it could not be run.
typedef struct {
  int32_t status;             // 128 and a signal's number where that ended it
  int32_t error;              // 0 where it ran
} cn_end;

// Runs a program, sought in PATH, with the words as its arguments, and waits for its end.
cn_end cn_run(char *const *words);

// What is done where the program crashes, or the main thread does not get on.
typedef struct {
  const char *report;         // the file of the report
  char *const *words;         // the words with which the program begins anew; NULL for it to end
  char *const *environment;   // its environment then
  int32_t patience;           // after how many seconds without a sign of life
  const char *notice;         // what the last row of the screen says a few seconds before that
} cn_crashes;

// Has crashes reported from here on. Until cn_pass_errors says otherwise, what goes to standard
// error is in the report. Returns whether there is one.
bool cn_report_crashes(const cn_crashes *crashes);

// Says what goes on, which the report names.
void cn_name_work(const char *name);

// The main thread gets on; or it rests, for as long as it likes.
void cn_show_life(void);
void cn_rest(bool rests);

// Whether the notice was put on the screen, over what was there, since this was last asked.
bool cn_take_notice(void);

// Reports nothing any more: the program ends as it should.
void cn_end_reports(void);

// Hands on what was printed to standard error, and at the end all that will be.
void cn_pass_errors(bool is_end);

#endif
