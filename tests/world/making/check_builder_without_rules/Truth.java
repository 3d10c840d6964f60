package making.check_builder_without_rules;

public class Truth {
    public static void main(String[] args) {
        new Alarm.Builder().at(25).build().ring(0);
    }
}
