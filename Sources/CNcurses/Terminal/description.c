// A terminal's description with colours of 24 bits: ncurses takes a compiled one from TERMINFO,
// where the one on disk knows no more than a palette. Calls no other file of this target.
#define _GNU_SOURCE 1
#include <ncurses.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "terminal.h"

// From term.h, whose macros are short words that would change this file's own.
extern int setupterm(const char *, int, int *);
extern NCURSES_CONST char *const boolnames[];
extern NCURSES_CONST char *const numnames[];
extern NCURSES_CONST char *const strnames[];

// The bytes of a description, in the format of term(5) with numbers of 32 bits.
struct description {
  unsigned char *bytes;
  size_t length, capacity;
  bool failed;
};

static void add_byte(struct description *all, int byte) {
  if (all->length == all->capacity && !all->failed) {
    size_t capacity = all->capacity == 0 ? 4096 : 2 * all->capacity;
    unsigned char *larger = realloc(all->bytes, capacity);
    if (larger == NULL) all->failed = true;
    else all->bytes = larger, all->capacity = capacity;
  }
  if (!all->failed) all->bytes[all->length++] = (unsigned char)byte;
}

static void add_number(struct description *all, long number, int bytes) {
  for (int i = 0; i < bytes; i++) add_byte(all, (int)(number >> (8 * i)) & 0xFF);
}

static void add_text(struct description *all, const char *text) {
  do add_byte(all, (unsigned char)*text);
  while (*text++ != 0);
}

static void pad(struct description *all) {
  if (all->length % 2 != 0) add_byte(all, 0);
}

static int count_of(NCURSES_CONST char *const *names) {
  int count = 0;
  while (names[count] != NULL) count++;
  return count;
}

// A number below 256 is an entry of the palette, another one has the three components below its bit
// of 2 to the 24th. The codes are those of ISO 8613-6 as xterm reads them.
#define color_code(plain, bright, more)                                                            \
  "\033[%?%p1%{8}%<%t" plain "%p1%d%e%p1%{16}%<%t" bright "%p1%{8}%-%d%e%p1%{256}%<%t" more        \
  ";5;%p1%d%e" more                                                                                \
  ";2;%p1%{65536}%/%{255}%&%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"
static const char foreground_code[] = color_code("3", "9", "38");
static const char background_code[] = color_code("4", "10", "48");

static const char *string_of(const char *name) {
  if (strcmp(name, "setaf") == 0) return foreground_code;
  if (strcmp(name, "setab") == 0) return background_code;
  // Those of the palette are not to be changed.
  if (strcmp(name, "initc") == 0 || strcmp(name, "oc") == 0) return NULL;
  const char *string = tigetstr((char *)name);
  return string == (char *)-1 ? NULL : string;
}

static long number_of(const char *name) {
  if (strcmp(name, "colors") == 0) return 1 << 25;
  if (strcmp(name, "pairs") == 0) return 1 << 16;
  long number = tigetnum((char *)name);
  return number < 0 ? -1 : number;
}

static bool flag_of(const char *name) {
  return strcmp(name, "ccc") != 0 && tigetflag((char *)name) > 0;
}

// Strings are told by their places among the texts, which follow them.
static void add_places(struct description *all, struct description *texts, const char *string) {
  add_number(all, string == NULL ? -1 : (long)texts->length, 2);
  if (string != NULL) add_text(texts, string);
}

static void compose(struct description *all, const char *name) {
  int booleans = count_of(boolnames), numbers = count_of(numnames), strings = count_of(strnames);
  struct description places = {0}, texts = {0};
  for (int i = 0; i < strings; i++) add_places(&places, &texts, string_of(strnames[i]));
  const long header[] = {01036, (long)strlen(name) + 1, booleans, numbers, strings, (long)texts.length};
  for (int i = 0; i < 6; i++) add_number(all, header[i], 2);
  add_text(all, name);
  for (int i = 0; i < booleans; i++) add_byte(all, flag_of(boolnames[i]));
  pad(all);
  for (int i = 0; i < numbers; i++) add_number(all, number_of(numnames[i]), 4);
  for (size_t i = 0; i < places.length; i++) add_byte(all, places.bytes[i]);
  for (size_t i = 0; i < texts.length; i++) add_byte(all, texts.bytes[i]);
  pad(all);

  // The part for capabilities of newer names: RGB, and Ms, the clipboard's.
  const char *clipboard = string_of("Ms");
  struct description values = {0}, names = {0};
  places.length = 0;
  if (clipboard != NULL) add_places(&places, &values, clipboard);
  add_places(&places, &names, "RGB");
  if (clipboard != NULL) add_places(&places, &names, "Ms");
  int extended = clipboard != NULL;
  const long more[] = {1, 0, extended, 1 + 2 * extended, (long)(values.length + names.length)};
  for (int i = 0; i < 5; i++) add_number(all, more[i], 2);
  add_byte(all, 1);
  pad(all);
  for (size_t i = 0; i < places.length; i++) add_byte(all, places.bytes[i]);
  for (size_t i = 0; i < values.length; i++) add_byte(all, values.bytes[i]);
  for (size_t i = 0; i < names.length; i++) add_byte(all, names.bytes[i]);

  const struct description *parts[] = {&places, &texts, &values, &names};
  for (int i = 0; i < 4; i++) {
    all->failed |= parts[i]->failed;
    free(parts[i]->bytes);
  }
}

// Terminals that have colours of 24 bits by their own documents, whatever their descriptions say.
// Over ssh the name is often all that is known.
static const char *const direct_names[] = {
  "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm",
};

bool cn_is_direct(const char *name, const char *colorterm, bool is_in_tmux) {
  size_t length = strlen(name);
  if (length > 7 && strcmp(name + length - 7, "-direct") == 0) return true;
  const char *own = strncmp(name, "xterm-", 6) == 0 ? name + 6 : name;
  for (size_t i = 0; i < sizeof direct_names / sizeof *direct_names; i++) {
    size_t end = strlen(direct_names[i]);
    if (strncmp(own, direct_names[i], end) == 0 && (own[end] == '\0' || own[end] == '-')) return true;
  }
  if (colorterm == NULL) return false;
  if (strcasecmp(colorterm, "truecolor") != 0 && strcasecmp(colorterm, "24bit") != 0) return false;
  return strncmp(name, "screen", 6) != 0 || is_in_tmux;
}

// Whether the terminal knows colours of 24 bits, by its description, its name or the environment.
static bool is_direct(const char *name) {
  if (tigetflag("RGB") > 0 || tigetflag("Tc") > 0 || tigetnum("colors") > 256) return true;
  return cn_is_direct(name, getenv("COLORTERM"), getenv("TMUX") != NULL);
}

char *cn_direct_description(const char *name, int output, enum cn_direct wish) {
  int error;
  if (wish == cn_indexed || setupterm(name, output, &error) != OK) return NULL;
  // What knows no colours at all, or paints them otherwise, is left alone.
  const char *foreground = tigetstr("setaf");
  bool is_capable = tigetnum("colors") >= 8 && foreground != NULL && foreground != (char *)-1
                    && strncmp(foreground, "\033[", 2) == 0;
  if (!is_capable || (wish != cn_direct && !is_direct(name))) return NULL;
  struct description all = {0};
  compose(&all, name);
  char *text = all.failed ? NULL : malloc(2 * all.length + 5);
  if (text != NULL) {
    strcpy(text, "hex:");
    for (size_t i = 0; i < all.length; i++) {
      text[4 + 2 * i] = "0123456789ABCDEF"[all.bytes[i] >> 4];
      text[5 + 2 * i] = "0123456789ABCDEF"[all.bytes[i] & 15];
    }
    text[4 + 2 * all.length] = 0;
  }
  free(all.bytes);
  return text;
}
