record Range(int from, int to) {}
