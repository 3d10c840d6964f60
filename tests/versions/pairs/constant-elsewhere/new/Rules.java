interface Rules {
    int MOST = 30;
}
