#pragma once

// Counts one more strong reference to a Swift object whose memory is still its own, and returns the
// object; NULL, on whatever thread, from the moment at which its last strong reference was let go.
//
// This is what the Swift runtime does to read a weak reference. Swift itself does not offer it.
void *_Nullable retain_unless_dying(void *_Nonnull object);
