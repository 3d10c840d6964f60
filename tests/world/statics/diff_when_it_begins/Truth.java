package statics.diff_when_it_begins;

public class Truth {
    public static void main(String[] args) {
        Settings.page = 5;
        System.out.println(Pages.count(20));
    }
}
