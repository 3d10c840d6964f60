package inputs.source_answers_differently;

public class Truth {
    public static void main(String[] arguments) {
        Meter.grown(new Meter.Source() {
            private int next = 3;

            @Override
            int read() {
                return next--;
            }
        });
    }
}
