/** A package of package-lock.json (lockfileVersion 3), as far as it matters here. */
interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
}

/** package-lock.json: packages by their places in node_modules; the project itself stands at "". */
export interface Lockfile {
  name: string;
  packages: Record<string, LockedPackage>;
}

/**
 * The software bill of materials (CycloneDX 1.6, JSON) of a lockfile: every package with version, licence and
 * hash; `required` are those that visitors get, `excluded` those that only build and test. `npm sbom` would
 * write it too, but refuses a project without a version.
 */
export function sbom({ name, packages }: Lockfile): string {
  const components = new Map<string, object>();
  for (const [path, locked] of Object.entries(packages)) {
    const component = componentOf(path.replace(/^.*node_modules\//, ""), locked);
    if (path !== "" && locked.version && !(locked.dev && components.has(component.purl)))
      components.set(component.purl, component);
  }
  return JSON.stringify({
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": name, name } },
    components: [...components.values()],
  });
}

function componentOf(name: string, { version = "", license, integrity, dev }: LockedPackage) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    scope: dev ? "excluded" : "required",
    ...(license && { licenses: [licenceOf(license)] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  };
}

/** An SPDX expression where it is one; else the words that the package uses. */
function licenceOf(license: string): object {
  const expression = /^\S+$|\b(?:AND|OR|WITH)\b/.test(license);
  return expression ? { expression: license } : { license: { name: license } };
}

/** A hash as CycloneDX writes it, from one of Subresource Integrity: sha512-… in base64. */
function hashOf(integrity: string): object {
  const [algorithm = "", digest = ""] = integrity.split(/-(.*)/s);
  return {
    alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
    content: Buffer.from(digest, "base64").toString("hex"),
  };
}
