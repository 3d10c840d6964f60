package writers.diff_reads_field_after_callback;

class Truth {
    public static void main(String[] args) {
        Turnstile turnstile = new Turnstile();
        System.out.println(turnstile.enter(() -> turnstile.add(3)));
    }
}
