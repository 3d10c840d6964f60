class Lamp {
    private String color = "white";
    private int hours;
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
