package writers.diff_initial_value_of_protected_field;

class Truth {
    static class Looking extends Retry {
        int look() {
            return left;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Looking().look());
    }
}
