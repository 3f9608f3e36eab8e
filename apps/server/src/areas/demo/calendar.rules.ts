import { berlinDay, berlinMoments } from '@tafelrunde/contract/values/berlin'
import type { DemoEvent } from './demo.rules.ts'

const seasons = ['Winter', 'Frühjahrs', 'Sommer', 'Herbst'] as const

/** The day so many days after `day` (`2027-03-13`), or before it. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The first day of an event of the demo that is made at `now`. */
export const firstDayOf = ({ from, weekday }: DemoEvent['firstDay'], now: Date) => {
  const earliest = dayAfter(berlinDay(now), from)
  if (weekday === undefined) return earliest
  return dayAfter(earliest, (weekday - new Date(earliest).getUTCDay() + 7) % 7)
}

/** The moment at which a clock in Berlin shows `time` (`10:00`) on that day; refuses the hour left out in March. */
export const momentAt = (day: string, time: string) => {
  const [moment] = berlinMoments(`${day}T${time}:00.000`)
  if (!moment) throw new Error(`there is no ${time} on ${day}`)
  return moment
}

/** "{season}tagung {year}" as it is called on that day: "Frühjahrstagung 2027". */
export const nameOn = (day: string, name: string) => {
  const season = seasons[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? ''
  return name.replace('{season}', season).replace('{year}', day.slice(0, 4))
}
