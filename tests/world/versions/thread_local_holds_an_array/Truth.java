package versions.thread_local_holds_an_array;

public class Truth {
    public static void main(String[] args) {
        Visits.visit();
        System.out.println(Visits.count());
    }
}
