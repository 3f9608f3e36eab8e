/** Spec section 2: what follows the app's domain suffix is the path. */
const suffix = '.app'

/** `URL.parse`, which Safari has from 18 on. */
const parsed = (url: string) => {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

/** The host of a configured address, which may be written with or without its scheme. */
const hostOf = (address: string) =>
  parsed(address.includes('://') ? address : `https://${address}`)?.hostname ?? ''

/** The hosts of addresses that are written beside each other; what is no address is left out. */
export const hostsOf = (...addresses: string[]) =>
  addresses
    .flatMap(address => address.split(/[\s,]+/))
    .filter(Boolean)
    .map(hostOf)
    .filter(Boolean)

/**
 * The path inside the app that a link opened from outside means: what follows the app's domain suffix (spec section 2),
 * or one of these hosts. Any other link, or one with nothing behind its host, means none. It is never more than a path:
 * two slashes at its begin would name another server.
 */
export const deepLinkPath = (link: string, hosts: readonly string[]) => {
  const url = parsed(link)
  if (!url) return undefined
  const { protocol, hostname, pathname, search, hash } = url
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const host = hostname.replace(/\.$/, '')
  if (!host.endsWith(suffix) && !hosts.includes(host)) return undefined
  const path = `/${pathname.replace(/^\/+/, '')}${search}${hash}`
  return path === '/' ? undefined : path
}
