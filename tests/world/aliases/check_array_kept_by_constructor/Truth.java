package aliases.check_array_kept_by_constructor;

class Truth {
    public static void main(String[] args) {
        int[] digits = {1};
        Code code = new Code(digits);
        digits[0] = 2;
        code.first();
    }
}
