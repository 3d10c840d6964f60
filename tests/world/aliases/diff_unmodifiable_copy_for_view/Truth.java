package aliases.diff_unmodifiable_copy_for_view;

class Truth {
    public static void main(String[] args) {
        Queue queue = new Queue();
        var waiting = queue.waiting();
        queue.join("a");
        System.out.println(waiting.size());
    }
}
