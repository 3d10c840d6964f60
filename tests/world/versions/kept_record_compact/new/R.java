package versions.kept_record_compact;

record R(int lo, int hi) {
    R {
        if (!(lo <= hi)) throw new IllegalArgumentException("order");
    }

    int size() {
        return -(lo - hi);
    }
}
