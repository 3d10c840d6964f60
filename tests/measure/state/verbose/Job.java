class Job {
    boolean verbose;
    boolean twice;
    int runs;
    Job(boolean verbose, boolean twice) {
        this.verbose = verbose;
        this.twice = twice;
    }
    int run() {
        runs = runs + 1;
        if (verbose) {
            System.out.println("running");
        }
        return 7;
    }
    int factor() {
        if (twice) return 2;
        return 1;
    }
}
