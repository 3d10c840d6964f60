package environment.check_letters_of_a_query;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("file.encoding", "ISO-8859-1");
        Query.query();
    }
}
