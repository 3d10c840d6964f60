package callbacks.close_counts_again;

class Truth {
    public static void main(String[] args) {
        Pool.use(new Lease() {
            @Override
            public void close() {
                Pool.take();
            }
        });
    }
}
