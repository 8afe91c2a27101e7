// The terminal opened, from the parts below: the terminal's, the streams' and that of signals. None
// of these calls what is here.
#ifndef OPENING_H
#define OPENING_H

// Notes the settings, changes them, and enters the screen, at the start and after a stop.
void cn_enter(void);

#endif
