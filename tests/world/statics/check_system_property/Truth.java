package statics.check_system_property;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("worker.most", "");
        Mode.level(2);
    }
}
