/** Addresses and numbers in a message could say who it was about; whatever stands in quotes may have been typed. */
export const withoutNames = (message: string) =>
  message
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/"[^"]*"|„[^“]*“|'[^']*'|`[^`]*`/g, '„…“')
    .replaceAll(/\d{3,}/g, '…')

/** The screen of an address: what holds a digit names one thing, and what follows `?` what was looked for. */
export const screenOf = (path: string) => {
  const [address = ''] = path.split(/[?#]/)
  return address
    .split('/')
    .map(part => (/\d|%/.test(part) || part.length > 40 ? ':id' : part))
    .join('/')
}
