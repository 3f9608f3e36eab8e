/** The public address of a stored file; it changes with the content. */
export const fileUrl = (appUrl: string, hash: string | null) => (hash ? `${appUrl}/files/${hash}` : null)

const plainLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

const inAscii = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[äöüÄÖÜß]/g, letter => plainLetters[letter] ?? '')
    .replace(/[–—]/g, '-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_')

const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * `Content-Disposition` of a file that a browser shows (`inline`) or keeps (`attachment`); its name also stands there
 * for whoever reads only ASCII (RFC 6266, 5987).
 */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string) =>
  `${kind}; filename="${inAscii(name)}"; filename*=UTF-8''${encoded(name)}`
