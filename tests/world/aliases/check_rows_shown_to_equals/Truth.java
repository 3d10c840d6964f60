package aliases.check_rows_shown_to_equals;

class Truth {
    public static void main(String[] args) throws Exception {
        Rates.same(
                new Object() {
                    public boolean equals(Object o) {
                        ((int[]) o)[0] = 5;
                        return true;
                    }
                });
        Rates.first();
    }
}
