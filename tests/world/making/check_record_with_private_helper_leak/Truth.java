package making.check_record_with_private_helper_leak;

class Truth {
    public static void main(String[] args) throws Exception {
        try {
            new Level(200);
        } catch (IllegalArgumentException e) {
        }
        Scale.weigh(Scale.seen);
    }
}
