public class Q {
    private String kind;
    private String unit;

    void kind(String kind) { this.kind = kind; }
    void unit(String unit) { this.unit = unit; }

    int price() {
        switch (kind) {
            case "tea": return 3;
            case "cup": return 4;
            default: return 0;
        }
    }

    int seven() {
        switch (unit) {
            case "m": System.out.println("metre"); break;
            default: break;
        }
        return 7;
    }
}
