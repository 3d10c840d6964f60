class Policy {
    int most = 5;
    long pause = 100L;
}
