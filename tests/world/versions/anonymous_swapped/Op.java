package versions.anonymous_swapped;

interface Op { int of(int x); }
