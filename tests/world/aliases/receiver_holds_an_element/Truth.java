package aliases.receiver_holds_an_element;

public class Truth {
    public static void main(String[] args) {
        Holder holder = new Holder(1);
        holder.isAnother(holder.part());
    }
}
