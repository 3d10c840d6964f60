package callbacks.identity_before_equals;

class Truth {
    public static void main(String[] args) {
        Code spy = new Code(1) {
            @Override
            public boolean equals(Object other) {
                System.out.println("asked");
                return super.equals(other);
            }

            @Override
            public int hashCode() {
                return super.hashCode();
            }
        };
        System.out.println(Lock.opens(spy, spy));
    }
}
