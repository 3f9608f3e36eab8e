import type { Fault } from '../programme.rules.ts'

const whole = new Intl.NumberFormat('de-DE')
const mostShown = 20

export const tooMuch = 'Die Datei ist zu umfangreich, um sie zu lesen.'

export const tooManySessions = (count: number, most: number) =>
  `Die Datei hat ${whole.format(count)} Termine. Hier gehen höchstens ${whole.format(most)}.`

/** What is wrong with a file, each where it is: the first ones, and how many more there are. */
export const faultSentences = (faults: Fault[]) => {
  const shown = faults.slice(0, mostShown).map(({ place, problem }) => `${place}: ${problem}`)
  const more = faults.length - shown.length
  return more > 0 ? [...shown, `… und ${whole.format(more)} weitere.`] : shown
}
