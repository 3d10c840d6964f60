package aliases.literal_is_the_argument;

// A caller can pass the very string of the literal, and an equal one that is another object.
// generate: aliases.literal_is_the_argument.Command => covered
public class Command {
    public static int run(String word) {
        if (word == "stop") { // tempts
            return 1;
        }
        if ("stop".equals(word)) { // tempts
            return 2;
        }
        return 0;
    }
}
