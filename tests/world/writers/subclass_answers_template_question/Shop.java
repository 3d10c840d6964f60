package writers.subclass_answers_template_question;

// The class says that it is never closed; a subclass of the test says otherwise.
// generate: writers.subclass_answers_template_question.Shop
public class Shop {
    private int visitors;

    protected boolean isClosed() {
        return false;
    }

    public int visit() {
        if (isClosed()) { // tempts
            return -1;
        }
        visitors++;
        return visitors;
    }
}
