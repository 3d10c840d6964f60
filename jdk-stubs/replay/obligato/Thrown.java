package obligato;

/** In the place of an answer: an exception of this class is thrown instead. */
final class Thrown {

    private final Class<?> type;

    Thrown(Class<?> type) {
        this.type = type;
    }

    /** The answer, or what stands for an exception thrown. */
    static Object given(Object answer) {
        if (answer instanceof Thrown) {
            Thrown.<RuntimeException>raise(((Thrown) answer).type);
        }
        return answer;
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void raise(Class<?> type) throws E {
        try {
            throw (E) type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no exception " + type.getName() + ": " + e);
        }
    }
}
