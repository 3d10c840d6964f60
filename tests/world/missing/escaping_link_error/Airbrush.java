package missing.escaping_link_error;

final class Airbrush extends Brush {
}
