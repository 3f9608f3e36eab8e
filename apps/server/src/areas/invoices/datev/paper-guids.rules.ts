import { createHash } from 'node:crypto'

/**
 * The GUID of a paper of this installation: the same each time, so that DATEV takes the paper of a second export for the
 * one that it has (RFC 9562, version 8).
 */
export const guidOf = (origin: string, name: string) => {
  const hash = createHash('sha256').update(`${origin}\n${name}`).digest('hex')
  const variant = ((Number.parseInt(hash.charAt(16), 16) % 4) + 8).toString(16)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** A name of letters and digits that every archive can have. */
export const harmlessName = (name: string) => name.replace(/[^A-Za-z0-9.-]/g, '_')
