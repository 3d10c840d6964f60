public class Link {
    Link next;

    public Link(Link next) {
        this.next = next;
    }
}
