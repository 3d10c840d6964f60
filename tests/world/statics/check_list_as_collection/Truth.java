package statics.check_list_as_collection;

public class Truth {
    public static void main(String[] args) {
        Roster.all().remove("bob");
        Roster.first(1);
    }
}
