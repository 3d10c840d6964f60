package aliases.diff_shared_empty_buffer;

class Truth {
    public static void main(String[] args) {
        Blank.row()[0] = 7;
        System.out.println(Blank.row()[0]);
    }
}
