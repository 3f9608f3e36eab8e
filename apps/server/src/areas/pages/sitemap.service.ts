import type { Deps } from '../../deps.ts'
import { findPublic } from './pages.queries.ts'
import { listedPages, pathsOf } from './pages.rules.ts'

/** Everything that search engines are to find, as https://www.sitemaps.org/protocol.html has it. */
export const readSitemap = async ({ config, db }: Deps) => {
  const { event, workshop, lecturer, exhibitor } = await findPublic(db)
  const entry = (path: string, changedAt?: Date) => ({
    loc: config.APP_URL + path,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
  })
  const url = [
    ...listedPages.map(name => entry(pathsOf[name])),
    ...event.map(({ id, changedAt }) => entry(pathsOf.event(id), changedAt)),
    ...workshop.map(({ id, changedAt }) => entry(pathsOf.workshop(id), changedAt)),
    ...lecturer.map(({ id }) => entry(pathsOf.lecturer(id))),
    ...exhibitor.map(({ id }) => entry(pathsOf.exhibitor(id))),
  ]
  const { writeXml } = await import('../../common/xml.service.ts')
  return writeXml({ urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url } })
}
