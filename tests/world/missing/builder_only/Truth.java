package missing.builder_only;

class Truth {
    public static void main(String[] args) {
        System.out.println(new Letter.Builder().pages(2).express().build().postage());
    }
}
