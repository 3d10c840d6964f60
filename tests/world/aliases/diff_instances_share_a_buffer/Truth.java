package aliases.diff_instances_share_a_buffer;

class Truth {
    public static void main(String[] args) {
        Buffer one = new Buffer();
        Buffer other = new Buffer();
        one.put(4);
        System.out.println(other.get());
    }
}
