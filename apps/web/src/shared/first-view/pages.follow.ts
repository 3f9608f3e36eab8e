/** As many pages are kept as somebody comes back to. */
const most = 20

/** The last one of the app's first files, whose name changes with each build. */
const scriptOf = (page: string) => [...page.matchAll(/ data-first href="([^"]+)"/g)].at(-1)?.[1]
const ownScript = () => [...document.querySelectorAll('link[data-first]')].at(-1)?.getAttribute('href')

const keep = async (address: string) => {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  if (!answer.ok) return
  const page = await answer.text()
  // A newer build's page needs scripts that are not on this device yet.
  if (!page.includes('data-drawn') || scriptOf(page) !== ownScript()) return
  const pages = await caches.open('pages')
  await pages.delete(address)
  const headers = new Headers(answer.headers)
  for (const ofBytes of ['content-encoding', 'content-length', 'etag']) headers.delete(ofBytes)
  await pages.put(address, new Response(page, { headers }))
  for (const old of (await pages.keys()).slice(0, -most)) await pages.delete(old)
}

/** Keeps the page that was opened with its first view, for the next visit and for those without network. */
export const followPage = (address: string) => {
  if ('caches' in window) keep(address).catch(() => undefined)
}
