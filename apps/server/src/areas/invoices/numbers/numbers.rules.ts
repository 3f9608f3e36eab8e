import { invoiceNumber } from '../invoices.rules.ts'

type Number = { year: number; running: number }

/** „2027-R-00042“ as year and running number; nothing if it is none. */
export const readNumber = (typed: string): Number | undefined => {
  const [, year, running] = /^(\d{4})-R-(\d{5,6})$/i.exec(typed.trim()) ?? []
  return year && running ? { year: Number(year), running: Number(running) } : undefined
}

/** So many at once are a slip of the finger: a number that is left out never comes back. */
const mostLeftOut = 1000

/**
 * Why numbers up to `wanted` cannot be left out after `last` of the same year; nothing if they can. A number is given
 * once (§ 14 Abs. 4 Nr. 4 UStG), so that they only count on.
 */
export const refusalOf = (wanted: Number, last: number, thisYear: number) => {
  const { year, running } = wanted
  if (year > thisYear) return `Für ${year} gibt es noch keine Rechnungen.`
  const free = invoiceNumber(year, last + 1)
  if (running <= last) return `Die Nummern gehen nur vorwärts: Die nächste ist schon ${free}.`
  if (running - last > mostLeftOut)
    return `Das wären ${running - last} Nummern auf einmal, von ${free} an. Mehr als ${mostLeftOut} lassen sich nicht auslassen.`
  return undefined
}
