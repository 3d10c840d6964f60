package aliases.diff_forgets_the_end_mark;

class Truth {
    public static void main(String[] args) {
        System.out.println(Reader.width(Reader.END));
    }
}
