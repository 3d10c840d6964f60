package kept.long_history;

class Truth {
    public static void main(String[] arguments) {
        Fuse fuse = new Fuse();
        for (int i = 0; i < 100; i++) {
            fuse.use();
        }
        fuse.burn();
    }
}
