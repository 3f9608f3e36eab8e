import ipaddr from 'ipaddr.js'

const prefixes = { ipv4: 24, ipv6: 48 }

/**
 * The network of an address, so short that it names an organisation or a provider and no machine: 203.0.113.0/24,
 * 2001:db8:7::/48. Null: what a proxy has named is no address.
 */
export const shortNetwork = (text: string) => {
  if (!ipaddr.isValid(text)) return null
  const address = ipaddr.process(text)
  const prefix = prefixes[address.kind()]
  const network = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${network.networkAddressFromCIDR(`${address.toString()}/${prefix}`).toString()}/${prefix}`
}

/**
 * What one household or school has: an IPv4 address, or the first 64 bits of an IPv6 address. What a proxy names instead
 * of an address stands for itself.
 */
export const networkOf = (text: string) => {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':', 4).join(':')
}
