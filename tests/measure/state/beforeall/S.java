class S {
    int a;
    int b;
    static S shared;
    static int hits;
    S(int a, int b) { this.a = a; this.b = b; }
    int get() { hits++; return a; }
}
