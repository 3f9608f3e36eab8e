/** As many pages are kept as somebody comes back to. */
const most = 20

/** The last one of the app's first files, whose name changes with each build. */
const scriptOf = (page: Document) =>
  [...page.querySelectorAll('link[data-first]')].at(-1)?.getAttribute('href')

/** The page as the next visit shows it first: what the app begins with would be old by then. */
const asKept = (page: Document) => {
  page.getElementById('answers')?.remove()
  return `<!doctype html>\n${page.documentElement.outerHTML}`
}

const keep = async (address: string) => {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // A newer build's page needs scripts that are not on this device yet.
  if (!page.getElementById('first-view') || scriptOf(page) !== scriptOf(document)) return
  const pages = await caches.open('pages')
  await pages.delete(address)
  const headers = new Headers(answer.headers)
  for (const ofBytes of ['content-encoding', 'content-length', 'etag']) headers.delete(ofBytes)
  await pages.put(address, new Response(asKept(page), { headers }))
  for (const old of (await pages.keys()).slice(0, -most)) await pages.delete(old)
}

/** Keeps the page that was opened with its first view, for the next visit and for those without network. */
export const followPage = (address: string) => {
  if ('caches' in window) keep(address).catch(() => undefined)
}
