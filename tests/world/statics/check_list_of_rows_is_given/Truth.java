package statics.check_list_of_rows_is_given;

class Truth {
    public static void main(String[] arguments) {
        Rows.all().get(0)[0] = 9;
        Rows.first();
    }
}
