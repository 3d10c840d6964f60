package aliases.one_builder_for_both_parts;

// Head and body may be one builder.
// generate: aliases.one_builder_for_both_parts.Page
public class Page {
    public static int write(StringBuilder head, StringBuilder body) {
        head.setLength(0);
        body.setLength(0);
        head.append("h");
        body.append("b");
        if (head.length() == 2) { // tempts
            return -1;
        }
        return head.length() + body.length();
    }
}
