package missing.checked_before_it_runs;

class Truth {
    public static void main(String[] args) {
        Gate.places(true);
    }
}
