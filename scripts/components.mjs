/** Where npm finds a package of this name for whoever stands at `path`: beside it or nearer to the root. */
const placeOf = (packages, path, name) => {
  const place = `${path && `${path}/`}node_modules/${name}`
  if (packages[place]) return packages[place].link ? packages[place].resolved : place
  if (path === '') return undefined
  return placeOf(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

const nameOf = (path, { name }) => name ?? path.split('node_modules/').at(-1)
const purlOf = (path, entry) => `pkg:npm/${nameOf(path, entry).replace('@', '%40')}@${entry.version}`

/** Packages say it in SPDX, or that it stands in a file. */
const licencesOf = ({ license }) => {
  if (!license) return {}
  return { licenses: [license.startsWith('SEE ') ? { license: { name: license } } : { expression: license }] }
}

const hashesOf = ({ integrity }) => {
  const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? []
  return digest
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
    : {}
}

/**
 * What a lockfile (version 3) says of the packages that its product is built of and runs with, those for other machines
 * included and those that only test and check left out, as a CycloneDX 1.5 bill of materials. The same file gives the
 * same bill. npm's own leaves out of it whatever some package also tests with.
 */
export const billOf = ({ name, version, packages }) => {
  const kept = Object.entries(packages).filter(([path, { dev, link }]) => path !== '' && !dev && !link)
  const ref = (path, entry) => `${purlOf(path, entry)}#${path}`
  const refsOf = (path, { dependencies, optionalDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
      .map(wanted => placeOf(packages, path, wanted))
      .filter(place => kept.some(([one]) => one === place))
      .map(place => ref(place, packages[place]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version, purl: `pkg:npm/${name}@${version}` },
    },
    components: kept.map(([path, entry]) => ({
      type: 'library',
      'bom-ref': ref(path, entry),
      name: nameOf(path, entry),
      version: entry.version,
      scope: entry.optional ? 'optional' : 'required',
      purl: purlOf(path, entry),
      ...licencesOf(entry),
      ...hashesOf(entry),
    })),
    dependencies: [
      {
        ref: name,
        dependsOn: kept.filter(([path]) => !path.includes('node_modules')).map(one => ref(...one)),
      },
      ...kept.map(([path, entry]) => ({
        ref: ref(path, entry),
        dependsOn: [...new Set(refsOf(path, entry))],
      })),
    ],
  }
}
