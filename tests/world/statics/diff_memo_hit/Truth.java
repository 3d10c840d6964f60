package statics.diff_memo_hit;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Lengths.cubed(3) + " " + Lengths.cubed(3));
    }
}
