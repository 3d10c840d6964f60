package making.check_record_escapes_before_it_is_checked;

class Truth {
    public static void main(String[] args) throws Exception {
        try {
            new Level(0);
        } catch (IllegalArgumentException e) {
        }
        Scale.weigh(Level.last);
    }
}
