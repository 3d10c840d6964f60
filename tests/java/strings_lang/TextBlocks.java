package strings_lang;

/** Text blocks: indentation, escapes, line joins, trailing space, nested quotes, folding. */
public class TextBlocks {
    static void show(String s) { System.out.println("[" + s.replace("\n", "|").replace("\t", "<t>").replace(' ', '.') + "] " + s.length()); }

    static final String CONST = """
        const \
        ant""";

    public static void main(String[] args) {
        show("""
            hello""");
        show("""
            hello
            """);
        show("""
            one
              two
            three
          """);
        show("""
              deeper
            base
                most
            """);
        show("""
            trailing   \s
            stripped    
            kept\040
            """);
        show("""
            joined \
            line \
            here
            """);
        show("""
            quote " and "" and \""" and \"\"\" end""");
        show("""
            tab\there\nnew\\slash \u0041 \101
            """);
        show("""

            blank above

            """);
        show("""
            """);
        show("""
            a	tab
            """);
        show("""
            empty lines

               
            between""");
        System.out.println(CONST + " " + (CONST == "const ant"));
        String name = "World";
        System.out.println("""
            Dear %s,
              you are number %d.
            """.formatted(name, 7) + """
            Bye""" + name + """
             \s end""");
        String json = """
            {
              "name": "%s",
              "list": [1, 2, 3],
              "nested": { "k": "v\\n" }
            }
            """;
        System.out.print(String.format(json, name));
        int lines = 0;
        for (String l : json.split("\n")) lines += l.length();
        System.out.println(lines + " " + json.lines().count());
        switch ("""
            key""") {
            case "key" -> System.out.println("text block as selector");
            default -> System.out.println("wrong");
        }
        System.out.println("""
            x""".equals("x") + " " + """
            multi
            line
            """.indent(2).length() + " " + "  a\n    b\n".stripIndent().replace("\n", "|") + " " + "q\\tq".translateEscapes().length());
    }
}
