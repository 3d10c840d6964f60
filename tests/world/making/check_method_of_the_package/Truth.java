package making.check_method_of_the_package;

public class Truth {
    public static void main(String[] args) {
        Counter counter = new Counter();
        counter.restore(0);
        counter.average(9);
    }
}
