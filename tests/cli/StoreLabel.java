package store;

class Label {}
