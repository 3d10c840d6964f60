package statics.diff_log_of_superclass;

public class Truth {
    public static void main(String[] args) {
        Logged.log("a");
        Logged.log("b");
        System.out.println(Tail.tail());
    }
}
