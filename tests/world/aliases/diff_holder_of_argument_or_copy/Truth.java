package aliases.diff_holder_of_argument_or_copy;

class Truth {
    public static void main(String[] args) {
        int[] content = {1};
        Holder holder = Holders.of(content);
        content[0] = 2;
        System.out.println(holder.first());
    }
}
