package versions.mode_that_others_set;

public class Truth {
    public static void main(String[] args) {
        Rounding.roundUp(true);
        System.out.println(Rounding.half(4));
    }
}
