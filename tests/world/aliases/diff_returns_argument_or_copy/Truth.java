package aliases.diff_returns_argument_or_copy;

class Truth {
    public static void main(String[] args) {
        int[] pair = {1, 2};
        int[] sorted = Sorter.sorted(pair);
        pair[0] = 9;
        System.out.println(sorted[0]);
    }
}
