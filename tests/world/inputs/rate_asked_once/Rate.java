package inputs.rate_asked_once;

public class Rate {
    private final int percent;

    public Rate(int percent) {
        this.percent = percent;
    }

    public int percent() {
        return percent;
    }
}
