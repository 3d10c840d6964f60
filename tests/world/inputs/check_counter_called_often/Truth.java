package inputs.check_counter_called_often;

public class Truth {
    public static void main(String[] args) {
        Counter counter = new Counter();
        for (int i = 0; i < 5; i++) {
            counter.next();
        }
        Gate.open(counter);
    }
}
