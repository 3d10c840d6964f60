package missing.plugin_is_gone;

interface Note {
}
