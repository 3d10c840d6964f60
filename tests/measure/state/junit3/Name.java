class Name {
    String first;
    String last;
    Name(String first, String last) {
        this.first = first;
        this.last = last;
    }
}
