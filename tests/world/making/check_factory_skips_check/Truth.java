package making.check_factory_skips_check;

public class Truth {
    public static void main(String[] args) {
        Age.fromForm(" -5 ").decade();
    }
}
