// A library needs a file to be compiled; the precompiled header is what it is for.
