package writers.check_visitor_reenters_log;

class Truth {
    public static void main(String[] args) {
        Log log = new Log();
        log.visit(value -> log.add());
    }
}
