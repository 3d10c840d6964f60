package callbacks.problem_message_counts;

class Truth {
    public static void main(String[] args) {
        Monitor.report(new Fault() {
            @Override
            public String getMessage() {
                Monitor.report(new Fault());
                return "again";
            }
        });
    }
}
