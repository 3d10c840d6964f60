// Tempts: a problem always has a title, but an exception class can be extended and its methods overridden.
// generate: inputs.message_of_a_problem_subclass.Reporter => covered
package inputs.message_of_a_problem_subclass;

class Problem extends RuntimeException {
    private final int code;

    Problem(int code) {
        super("code " + code);
        this.code = code;
    }

    String title() {
        return "problem";
    }

    int code() {
        return code;
    }
}

final class Reporter {
    private Reporter() {}

    static int length(Problem problem) {
        String title = problem.title();
        if (title == null) { // tempts
            return 0;
        }
        return title.length();
    }
}
