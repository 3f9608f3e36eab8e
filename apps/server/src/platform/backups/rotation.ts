import type { Place } from './places.ts'

/** How many are kept: the last one of so many days, weeks and months that have one, and of those made before an upgrade. */
export const kept = { days: 7, weeks: 4, months: 3, upgrades: 3 }

/** What backups are called that are made by the clock, or before an upgrade. */
const named = /^tafelrunde-(\d{4}-\d\d-\d\d)-\d{6}(-upgrade)?\.tar\.gz$/

const inBerlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment in Berlin, as names have it: the day and the time of day. */
const stampOf = (moment: Date) => {
  const [day = '', time = ''] = inBerlin.format(moment).split(' ')
  return { day, time: time.replaceAll(':', '') }
}

/** The name of a backup that is made now. */
export const nameAt = (moment: Date, kind: 'daily' | 'upgrade' = 'daily') => {
  const { day, time } = stampOf(moment)
  return `tafelrunde-${day}-${time}${kind === 'upgrade' ? '-upgrade' : ''}.tar.gz`
}

/** The hour from which a day may have its backup. */
const firstHour = '02'

const dayOf = (name: string) => named.exec(name)?.[1] ?? ''
const isOfUpgrade = (name: string) => named.exec(name)?.[2] !== undefined
const monthOf = (name: string) => dayOf(name).slice(0, 7)
/** The Monday of its week. */
const weekOf = (name: string) => {
  const day = new Date(dayOf(name))
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** Those that are made each day, the latest first. */
const dailyOf = (names: readonly string[]) =>
  names.filter(name => named.test(name) && !isOfUpgrade(name)).toSorted((a, b) => (a < b ? 1 : -1))

/** Whether it is time for the backup of this day, and there is none. */
export const isDue = (names: readonly string[], now: Date) => {
  const { day, time } = stampOf(now)
  return time >= firstHour && dailyOf(names).every(name => dayOf(name) !== day)
}

const latestOfEach = (names: readonly string[], periodOf: (name: string) => string, count: number) =>
  [...Map.groupBy(names, periodOf).values()].slice(0, count).flatMap(([latest]) => latest ?? [])

/**
 * What need not be kept any longer. Goes by the names alone and never by the clock: one that is wrong deletes nothing.
 * What is not named by us is none of our business.
 */
export const superfluous = (names: readonly string[]) => {
  const daily = dailyOf(names)
  const upgrades = names.filter(isOfUpgrade).toSorted((a, b) => (a < b ? 1 : -1))
  const keep = new Set([
    ...latestOfEach(daily, dayOf, kept.days),
    ...latestOfEach(daily, weekOf, kept.weeks),
    ...latestOfEach(daily, monthOf, kept.months),
    ...upgrades.slice(0, kept.upgrades),
  ])
  return [...daily, ...upgrades].filter(name => !keep.has(name))
}

/** Which of our backups another place lacks and would keep, the oldest first. */
export const lacking = (own: readonly string[], there: readonly string[]) => {
  const gone = superfluous([...new Set([...own, ...there])])
  return own.filter(name => named.test(name) && !there.includes(name) && !gone.includes(name)).toSorted()
}

/** Drops from a place what need not be kept any longer. */
export const rotate = async (place: Place) => {
  for (const name of superfluous(await place.list())) await place.drop(name)
}
