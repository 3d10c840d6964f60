package statics.check_constant_of_mutable;

public class Truth {
    public static void main(String[] args) {
        Config.page = 0;
        Pager.pages(5);
    }
}
