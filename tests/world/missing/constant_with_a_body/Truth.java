package missing.constant_with_a_body;

class Truth {
    public static void main(String[] args) {
        System.out.println(Op.MEAN.apply(3, 3));
    }
}
