public class Wolf implements Animal {
    private final int age;

    public Wolf(int age) {
        this.age = age;
    }

    @Override
    public int age() {
        return age;
    }

    public int noise(int night) {
        return night > 0 && adult() ? 9 : 1;
    }
}
