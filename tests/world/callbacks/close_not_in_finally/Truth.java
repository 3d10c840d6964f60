package callbacks.close_not_in_finally;

class Truth {
    public static void main(String[] args) {
        try {
            Reader.read(new Handle() {
                @Override
                public int read() {
                    throw new IllegalStateException("empty");
                }

                @Override
                public void close() {
                    System.out.println("closed");
                }
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
