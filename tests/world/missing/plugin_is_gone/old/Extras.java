// A class without any method: the new version no longer has it, and somebody looks for it by name.
// diff: missing.plugin_is_gone.Shop::colours()
package missing.plugin_is_gone;

interface Extras {
}
