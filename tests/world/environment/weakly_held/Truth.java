package environment.weakly_held;

class Truth {
    public static void main(String[] args) {
        Cache cache = new Cache();
        int sum = cache.sum();
        for (int i = 0; i < 15 && sum > 0; i++) {
            System.gc();
            sum = cache.sum();
        }
        System.out.println(sum);
    }
}
