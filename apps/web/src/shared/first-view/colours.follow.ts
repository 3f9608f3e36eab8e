const address = '/colours.css'

/** The sheet in the page itself; nothing where it has a link, which the worker answers from the device. */
const inPage = () => document.querySelector('style[data-colours]')?.textContent ?? undefined

/** Puts the newer style sheet in the place of the one that the page has; that one stays until it is there. */
const show = (sheet: string) => {
  const own = document.createElement('style')
  own.textContent = sheet
  document.querySelector(`link[href='${address}'], style[data-colours]`)?.replaceWith(own)
  own.dataset['colours'] = ''
}

/** Past the worker, which answers from the device; nothing without network. */
const ask = async () => {
  const answer = await fetch(`${address}?now`, { cache: 'no-cache' }).catch(() => undefined)
  // The page of a network that wants a log-in first is no style sheet.
  return answer?.ok && answer.headers.get('content-type')?.startsWith('text/css') ? answer : undefined
}

const look = async () => {
  const kept = await caches.open('colours')
  const known = await (await kept.match(address))?.text()
  const answer = await ask()
  // A page that the device has kept may have older colours in it than the device knows by now.
  const sheet = (await answer?.clone().text()) ?? known
  if (answer && sheet !== known) await kept.put(address, answer)
  const current = inPage() ?? known
  if (sheet !== undefined && current !== undefined && sheet !== current) show(sheet)
}

/** Keeps the association's colours on the device for visits without network, and shows those that have changed. */
export const followColours = () => {
  // Without a place for them, as on plain HTTP, each page asks the server.
  if ('caches' in window) look().catch(() => undefined)
}
