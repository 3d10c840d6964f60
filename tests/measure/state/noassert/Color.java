class Color {
    private String name;
    private int rgbValue;
    Color(String name, int rgbValue) {
        this.name = name;
        this.rgbValue = rgbValue;
    }
    String getName() {
        return name;
    }
    int getRgb() {
        return rgbValue;
    }
}
