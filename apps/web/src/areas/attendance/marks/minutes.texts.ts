import type { Stay, UsuallyLess } from './minutes.rules.ts'

const amounts: Record<UsuallyLess, string> = {
  15: 'eine Viertelstunde',
  30: 'eine halbe Stunde',
  45: 'eine Dreiviertelstunde',
  60: 'eine Stunde',
}

/** „45 Minuten“ */
export const minutesText = (minutes: number) => (minutes === 1 ? '1\u00A0Minute' : `${minutes}\u00A0Minuten`)

/** In the list: „ganze Zeit“, „45 Minuten“ */
export const attendedText = (minutes: number | null) =>
  minutes === null ? 'ganze Zeit' : minutesText(minutes)

export const howLong = (name: string) => `Wie lange war ${name} da?`

/** „Ganze Zeit, 90 Minuten“, „75 Minuten, eine Viertelstunde weniger“ */
export const stayText = (stay: Stay) => {
  const minutes = minutesText(stay.minutes)
  if (stay.kind === 'whole') return `Ganze Zeit, ${minutes}`
  return stay.kind === 'until now' ? `Bis jetzt, ${minutes}` : `${minutes}, ${amounts[stay.less]} weniger`
}
