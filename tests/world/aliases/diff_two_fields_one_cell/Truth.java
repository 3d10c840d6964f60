package aliases.diff_two_fields_one_cell;

class Truth {
    public static void main(String[] args) {
        Twin twin = new Twin();
        twin.left.value = 3;
        System.out.println(twin.right.value);
    }
}
