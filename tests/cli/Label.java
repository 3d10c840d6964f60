package shop;

class Label {}
