class Scale {
    private final int factor;
    private int last;
    private Unit unit;
    enum Unit { GRAM, KILO }
    Scale(int factor, Unit unit) {
        this.factor = factor;
        this.unit = unit;
    }
    int apply(int value) {
        last = value;
        switch (unit) {
            case KILO:
                return 1000 * factor * value;
            default:
                return factor * value;
        }
    }
}
