package aliases.substring_from_zero;

public class Truth {
    public static void main(String[] args) {
        Word.copy("ab", 0);
    }
}
