package writers.diff_to_string_called_once;

class Truth {
    public static void main(String[] args) {
        System.out.println(Label.twice(new Tag() {
            private int asked;

            @Override
            public String text() {
                return "t" + asked++;
            }
        }));
    }
}
