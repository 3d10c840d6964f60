public class Chain {
    public static int weight(Link first) {
        int count = 0;
        for (Link link = first; link != null && count < 1000; link = link.next) {
            count++;
        }
        return count > 20 ? count - 1 : count;
    }
}
