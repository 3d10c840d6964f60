package writers.diff_drops_check_of_package_field;

class Truth {
    public static void main(String[] args) {
        Session session = new Session();
        session.user = null;
        System.out.println(session.user());
    }
}
