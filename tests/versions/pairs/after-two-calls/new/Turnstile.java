public class Turnstile {
    private int pushes;

    public boolean push() {
        pushes++;
        return pushes < 3;
    }
}
