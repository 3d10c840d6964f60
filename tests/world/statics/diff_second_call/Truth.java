package statics.diff_second_call;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Greeter.greet(true) + ", " + Greeter.greet(false));
    }
}
