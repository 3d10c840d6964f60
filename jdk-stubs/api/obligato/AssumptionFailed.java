package obligato;

/** What {@link Obligato#assume} throws where there is no JUnit: an execution that is of no interest ends here. */
public final class AssumptionFailed extends RuntimeException {

    private static final long serialVersionUID = 1;

    AssumptionFailed(String message) {
        super(message);
    }
}
