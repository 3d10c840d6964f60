package callbacks.kept_final_guest;

public final class Visitor {
    private final int age;

    public Visitor(int age) {
        this.age = age;
    }

    public boolean isAdult() {
        return age >= 18;
    }
}
