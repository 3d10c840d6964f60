package making.equals_asks_the_other;

public class Truth {
    public static void main(String[] args) {
        Span span = new Span();
        span.equals(new Object() {
            @Override
            public int hashCode() {
                span.grow();
                return 1;
            }
        });
        span.width();
    }
}
