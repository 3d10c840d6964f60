package missing.event_of_another_library;

class TouchEvent {
}
