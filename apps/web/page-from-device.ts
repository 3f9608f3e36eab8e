type Asked = { request: Request; url: URL }

// Both become texts of the worker, and so use nothing from here.

/** The pages of the app; what is not is left to the server. */
export const isPage = ({ request, url }: Asked) =>
  request.mode === 'navigate' &&
  !/^\/(api|verwaltung|anzeige|healthz|readyz|files|calendar|og|sitemap\.xml|robots\.txt|colours\.css)/.test(
    url.pathname,
  )

/**
 * The page with its first view: as the device has kept it (`pages.follow.ts`), else as the server has it, if that
 * answers soon; else the page as it was built. Only what was made by the same build: others' scripts are not here.
 */
export const pageFromDevice = async ({ request }: Asked) => {
  const scriptOf = (html: string) => [...html.matchAll(/ data-first href="([^"]+)"/g)].at(-1)?.[1]
  const built = await caches.match('/index.html', { ignoreSearch: true })
  if (!built) return fetch(request)
  const script = scriptOf(await built.clone().text())
  const ifOurs = async (page: Response | undefined) =>
    page?.ok && scriptOf(await page.clone().text()) === script ? page : undefined
  const pages = await caches.open('pages')
  const kept = await ifOurs(await pages.match(request.url))
  if (kept) return kept
  const asked = navigator.onLine ? fetch(request).catch(() => undefined) : undefined
  const soon = new Promise<undefined>(resolve => setTimeout(resolve, 1000))
  return (await ifOurs(await Promise.race([asked, soon]))) ?? built
}
