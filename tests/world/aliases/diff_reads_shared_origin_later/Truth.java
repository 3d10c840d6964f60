package aliases.diff_reads_shared_origin_later;

class Truth {
    public static void main(String[] args) {
        System.out.println(Point.place(Point.ORIGIN, 5));
    }
}
