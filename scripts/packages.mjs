/**
 * Whether what npm noted is what the lockfile wants. Optional packages may be missing, as they are made for other
 * machines, and those of tests and checks where they are not asked for.
 */
export const isComplete = (present, wanted, withTools) =>
  Object.entries(wanted).every(([path, { version, integrity, dev, optional, devOptional }]) => {
    if (path === '') return true
    const found = present[path]
    if (!found) return Boolean(optional || (!withTools && (dev || devOptional)))
    return found.version === version && found.integrity === integrity
  })

/** Whether somebody tests and checks here: then a start must not take away what they do it with. */
export const hasTools = present => Object.values(present).some(({ dev }) => dev)
