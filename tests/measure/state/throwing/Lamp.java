class Lamp {
    private String color = "white";
    private int hours;
    private int limit;
    private int faults;
    private boolean lit;

    void color(String color) {
        this.color = color;
        faults++;
    }

    void on() {
        hours++;
        lit = true;
    }

    void limit(int limit) {
        this.limit = limit;
    }

    void rated(int watts) {
        if (watts > limit) {
            throw new IllegalArgumentException("too much");
        }
    }

    void change() {
        if (!lit) {
            throw new IllegalStateException("dark");
        }
    }

    String color() {
        return color;
    }

    int hours() {
        return hours;
    }
}
