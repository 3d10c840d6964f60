interface Priced {
    int price(int position);
}
