/** Appending, searching and cutting strings. */
public class StringBuilding {
    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        StringBuilder text = new StringBuilder();
        int check = 0;
        for (int i = 0; i < count; i++) {
            text.append("item ").append(i).append(i % 3 == 0 ? ';' : ',');
            if (text.length() > 2000) {
                String all = text.toString();
                int at = all.indexOf(';', 100);
                check = 31 * check + all.substring(at, at + 20).hashCode() + all.split(",").length;
                text.setLength(0);
            }
        }
        System.out.println(check);
    }
}
