package aliases.check_list_view_of_fields;

class Truth {
    public static void main(String[] args) {
        Crew crew = new Crew();
        crew.members().set(0, null);
        crew.captain();
    }
}
