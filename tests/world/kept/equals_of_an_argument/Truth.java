package kept.equals_of_an_argument;

class Truth {
    public static void main(String[] arguments) {
        Cell cell = new Cell();
        cell.swap(new Object() {
            @Override
            public boolean equals(Object other) {
                cell.value();
                return true;
            }
        });
    }
}
