package versions.constructor_overload_added;

public final class Span { private final long n; Span(long n) { this.n = n; } Span(int n) { this.n = n * 60L; } long n() { return n + 0; } }
