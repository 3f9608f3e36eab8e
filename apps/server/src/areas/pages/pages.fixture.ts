import { buildTestApp } from '../../../test/build-test-app.ts'
import { createFastify } from '../../platform/http/fastify.ts'
import { secureHeaders } from '../../platform/http/secure-headers.ts'
import { pageRoutes, robotRoutes } from './pages.routes.ts'

// What a build of the app looks like to us; the journeys read the real one.
const html = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <title>Tafelrunde</title>
    <meta name="viewport" content="width=device-width" />
    <meta name="description" content="Veranstaltungen" />
    <script type="module" src="/assets/index.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const read = (text = '') => text.replace(/&(\w+);/g, (_, name) => entities[name] ?? '')

/** The facts in the head of a page, as a messenger or a search engine reads them. */
const factsOf = (page: string) => {
  const content = (name: string) =>
    read(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(page)?.[1])
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page)?.[1]
  return {
    titles: [...page.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => read(title)),
    canonical: read(/<link rel="canonical" href="([^"]*)" \/>/.exec(page)?.[1]),
    description: content('description'),
    robots: content('robots'),
    title: content('og:title'),
    image: content('og:image'),
    imageText: content('og:image:alt'),
    graph: data ? JSON.parse(data)['@graph'] : [],
  }
}

/** The test app, and beside it the pages as they are served where the app is built. */
export const buildPages = async () => {
  const built = await buildTestApp()
  const pages = createFastify(built.deps.log)
  await secureHeaders(pages, built.deps.config)
  pageRoutes(pages, built.deps, html)
  robotRoutes(pages, built.deps)
  const get = (url: string, headers: Record<string, string> = {}) => pages.inject({ url, headers })
  return { ...built, get, facts: async (url: string) => factsOf((await get(url)).body) }
}
