/** In the unnamed package. */
public class Plain {
    private int value;

    public Plain(int value) {
        this.value = value;
    }

    public boolean above(int limit) {
        assert limit != 13 : "unlucky";
        return value > limit;
    }
}
