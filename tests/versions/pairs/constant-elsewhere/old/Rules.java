interface Rules {
    int MOST = 50;
}
