package environment.check_encoding_of_a_bundle;

public class Truth {
    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.PropertyResourceBundle.encoding", "ISO-8859-1");
        Words.word();
    }
}
