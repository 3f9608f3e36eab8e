/** How moments are told in German, wherever the reader's device may be. */
export const inBerlin = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options })

/** Keeps a day and its month on one line. The thin spaces that ranges are told with become plain ones. */
export const unbroken = (text: string) =>
  text.replace(/\u2009/g, ' ').replace(/(\d\.) (?=\p{L})/gu, '$1\u00A0')
