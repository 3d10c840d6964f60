class M {
    boolean closed;
    int n;
    void close() { closed = true; n = 4; }
    void use() { if (closed) throw new IllegalStateException("closed"); }
}
