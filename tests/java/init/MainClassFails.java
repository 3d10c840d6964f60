package init;

/** The main class itself cannot be initialised. */
public class MainClassFails {
    static int[] table = new int[3];

    static {
        System.out.println("filling");
        for (int i = 0; i <= table.length; i++) {
            System.out.println("slot " + i);
            table[i] = i;
        }
    }

    public static void main(String[] args) {
        System.out.println("main is never reached");
    }
}
