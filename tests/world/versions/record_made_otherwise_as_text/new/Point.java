package versions.record_made_otherwise_as_text;

record Point(int x) {
    Point {
        x = x + 1;
    }
}
