package aliases.diff_returns_a_copy;

class Truth {
    public static void main(String[] args) {
        Key key = new Key();
        key.bits()[0] = 9;
        System.out.println(key.first());
    }
}
