// check: inputs.source_answers_differently.Meter::grown(inputs.source_answers_differently.Meter$Source) => VIOLATED
package inputs.source_answers_differently;

/** An open class with one implementation, which answers the same every time. */
class Meter {
    static class Source {
        int read() {
            return 7;
        }
    }

    static int grown(Source source) {
        int first = source.read();
        int second = source.read();
        assert first <= second : "went back";
        return second - first;
    }
}
