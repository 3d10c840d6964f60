package environment.not_yet_done;

class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 20_000; i++) {
            Fetch.size(i);
        }
    }
}
