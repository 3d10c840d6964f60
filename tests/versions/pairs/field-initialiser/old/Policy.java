class Policy {
    int most = 3;
    long pause = 100L;
}
