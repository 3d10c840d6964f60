package statics.check_list_over_kept_array;

class Truth {
    public static void main(String[] arguments) {
        Names.rename("other");
        Names.first();
    }
}
