package versions.called_where_a_flag_is_set;

public class Truth {
    public static void main(String[] args) {
        Counter.activate();
        Counter.tick();
        System.out.println(Counter.get());
    }
}
