package missing.nested_protected_helper;

class Truth {
    static final class Short extends Report {
        boolean fill() {
            line();
            line();
            line();
            return isFull();
        }
    }

    public static void main(String[] args) {
        System.out.println(new Short().fill());
    }
}
