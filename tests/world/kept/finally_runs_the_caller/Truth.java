package kept.finally_runs_the_caller;

class Truth {
    public static void main(String[] arguments) {
        Session session = new Session();
        try {
            session.with(session::check);
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
