package shop;

public class Special extends Till {}
