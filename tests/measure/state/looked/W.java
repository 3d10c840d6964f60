class W {
    int hits;
    int limit;
    boolean flag;
    W(int limit, boolean flag) { this.limit = limit; this.flag = flag; }
    boolean allow() { hits++; boolean r = hits <= limit; if (flag) { r = r; } return r; }
}
