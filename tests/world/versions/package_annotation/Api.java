package versions.package_annotation;

final class Api {
    static int version() { return Api.class.getPackage().getAnnotation(Version.class).value(); }
}
