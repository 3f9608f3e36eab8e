/** What an advisory is called everywhere: the last part of its address, such as GHSA-jf85-cpcp-j695. */
const idOf = ({ url, source }) => url?.split('/').at(-1) ?? String(source)

/** The advisories of `npm audit --json`, each once, with the packages that it is about; undefined where it is no report. */
const advisoriesIn = ({ auditReportVersion, vulnerabilities }) => {
  if (auditReportVersion !== 2) return undefined
  const found = new Map()
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via)
      if (typeof one === 'object')
        found.set(idOf(one), { id: idOf(one), severity: one.severity, name: one.name, title: one.title })
  return [...found.values()]
}

/**
 * What is to be done about a report: `open` advisories that nobody has accepted, `expired` ones that somebody has until
 * a day that is over, `accepted` ones, and `unused` acceptances, which may go. `accepted` are `{ id, reason, until }`,
 * `until` and `today` days as `2027-03-01`, the last one on which it holds. Undefined where the report is none.
 */
export const judge = (report, accepted, today) => {
  const advisories = advisoriesIn(report)
  if (!advisories) return undefined
  const ofId = id => accepted.find(one => one.id === id)
  const isOver = ({ until, reason }) => !reason || !/^\d{4}-\d\d-\d\d$/.test(until) || until < today
  const known = advisories.filter(({ id }) => ofId(id))
  return {
    open: advisories.filter(({ id }) => !ofId(id)),
    expired: known.filter(({ id }) => isOver(ofId(id))),
    accepted: known.filter(({ id }) => !isOver(ofId(id))),
    unused: accepted.filter(({ id }) => !advisories.some(one => one.id === id)),
  }
}
