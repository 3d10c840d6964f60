class R implements AutoCloseable {
    boolean open = true;
    int reads;
    String line;
    String read() { reads++; if (!open) throw new IllegalStateException(); line = "abc"; return line; }
    public void close() { open = false; }
}
