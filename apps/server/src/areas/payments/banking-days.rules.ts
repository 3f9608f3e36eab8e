/** `2027-03-28`, so many days later. */
const daysLater = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher). */
const easterSunday = (year: number) => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late
  return daysLater(`${year}-03-22`, days)
}

/**
 * Whether banks settle on that day: T2, the Eurosystem's payment system, closes on Saturdays, Sundays, 1 January, Good
 * Friday, Easter Monday, 1 May, 25 and 26 December (Guideline (EU) 2022/912, TARGET calendar).
 */
export const isBankingDay = (day: string) => {
  const easter = easterSunday(Number(day.slice(0, 4)))
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5)) &&
    ![daysLater(easter, -2), daysLater(easter, 1)].includes(day)
  )
}

/** The first day after `today` on which banks settle. */
export const nextBankingDay = (today: string): string => {
  const tomorrow = daysLater(today, 1)
  return isBankingDay(tomorrow) ? tomorrow : nextBankingDay(tomorrow)
}
