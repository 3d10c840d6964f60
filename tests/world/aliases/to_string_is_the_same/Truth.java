package aliases.to_string_is_the_same;

public class Truth {
    public static void main(String[] args) {
        Word.copy("ab");
    }
}
