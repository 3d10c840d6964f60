package versions.text_swapped_atomically;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Holder().go());
    }
}
