/** The address of a website, also typed without `https://`; null where there is none, nothing if it cannot be one. */
export const readWebsite = (typed: string) => {
  if (typed === '') return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  return url && /^https?:$/.test(url.protocol) && /\.\p{L}/u.test(url.hostname) ? url.href : undefined
}
