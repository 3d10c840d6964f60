package versions.error_stream;

public class Truth {
    public static void main(String[] args) {
        Logger.warn("late");
    }
}
