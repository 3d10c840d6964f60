package aliases.diff_keeps_array_or_copy;

class Truth {
    public static void main(String[] args) {
        int[] bits = {1};
        Mask mask = new Mask(bits);
        bits[0] = 2;
        System.out.println(mask.first());
    }
}
