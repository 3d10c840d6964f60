package missing.escaping_link_error;

abstract class Brush {
}
