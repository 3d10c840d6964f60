@Version(1)
package versions.package_annotation;
