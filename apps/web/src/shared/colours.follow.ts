const address = '/colours.css'

/** Puts the newer style sheet in the place of the one that the page has; that one stays until it is there. */
const show = (sheet: string) => {
  const own = document.createElement('style')
  own.textContent = sheet
  document.querySelector(`link[href='${address}'], style[data-colours]`)?.replaceWith(own)
  own.dataset['colours'] = ''
}

const look = async () => {
  // Past the worker, which answers from the device.
  const answer = await fetch(`${address}?now`, { cache: 'no-cache' })
  // The page of a network that wants a log-in first is no style sheet.
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/css')) return
  const kept = await caches.open('colours')
  const known = await (await kept.match(address))?.text()
  const sheet = await answer.clone().text()
  if (sheet === known) return
  await kept.put(address, answer)
  if (known !== undefined) show(sheet)
}

/** Keeps the association's colours on the device for visits without network, and shows those that have changed. */
export const followColours = () => {
  // Without a place for them, as on plain HTTP, each page asks the server.
  if ('caches' in window) look().catch(() => undefined)
}
