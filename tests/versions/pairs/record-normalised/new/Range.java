record Range(int from, int to) {
    Range {
        if (from > to) {
            int t = from;
            from = to;
            to = t;
        }
    }
}
