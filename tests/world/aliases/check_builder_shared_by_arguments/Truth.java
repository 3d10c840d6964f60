package aliases.check_builder_shared_by_arguments;

class Truth {
    public static void main(String[] args) {
        StringBuilder both = new StringBuilder();
        Join.join(both, both);
    }
}
