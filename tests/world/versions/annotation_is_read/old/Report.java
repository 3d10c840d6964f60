package versions.annotation_is_read;

@Label("monthly")
public class Report {}
