package missing.constant_without_methods;

class Truth {
    public static void main(String[] args) {
        System.out.println(Limits.MOST_USERS + " " + Limits.UNIT);
    }
}
