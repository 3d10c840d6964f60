package inputs.placeholder_in_card_array;

class Truth {
    static final class Ace extends Card {
        Ace() {
            super(14);
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(Swap.turn(new Ace[] {new Ace(), new Ace()}));
        } catch (ArrayStoreException e) {
            System.out.println("refused");
        }
    }
}
