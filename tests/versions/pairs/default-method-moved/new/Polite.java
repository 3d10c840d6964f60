interface Polite {
    default int tone(int hour) {
        return hour >= 10 ? 5 : 3;
    }
}
