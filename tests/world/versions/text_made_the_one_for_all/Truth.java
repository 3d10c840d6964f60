package versions.text_made_the_one_for_all;

public class Truth {
    public static void main(String[] args) {
        String text = "the one of " + System.nanoTime();
        Names.name(new String(text));
        System.out.println(Texts.isTheOne(text));
    }
}
