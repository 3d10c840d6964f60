package missing.found_by_its_name;

class Truth {
    public static void main(String[] args) {
        Theme.font(12);
    }
}

final class DarkTheme {
}
