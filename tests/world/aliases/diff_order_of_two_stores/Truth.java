package aliases.diff_order_of_two_stores;

class Truth {
    public static void main(String[] args) {
        int[] both = new int[1];
        Stamp.stamp(both, both);
        System.out.println(both[0]);
    }
}
