package aliases.check_copy_into_itself;

class Truth {
    public static void main(String[] args) {
        int[] numbers = {1, 2, 3};
        Shift.shift(numbers, numbers);
    }
}
