package writers.check_exception_half_way;

class Truth {
    public static void main(String[] args) {
        Mode mode = new Mode();
        try {
            mode.enter(null);
        } catch (NullPointerException e) {
            // half way
        }
        mode.keyLength();
    }
}
