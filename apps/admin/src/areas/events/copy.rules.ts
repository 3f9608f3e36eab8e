const dayMs = 24 * 60 * 60 * 1000

/** The same weekday a year later: 52 weeks. */
const inAYear = (day: string) => new Date(Date.parse(day) + 364 * dayMs).toISOString().slice(0, 10)

/** What a copy is called and when it begins, as a first guess: the year in the name goes with the day's. */
export const nextYear = (name: string, firstDay: string) => {
  const first_day = inAYear(firstDay)
  return { name: name.replace(firstDay.slice(0, 4), first_day.slice(0, 4)), first_day }
}
