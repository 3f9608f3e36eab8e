export const calendarName = 'Tafelrunde'
export const category = 'Fortbildung'

export const waitlistSummary = (name: string) => `Warteliste: ${name}`
export const waitlistSentence = (position: number) =>
  `Sie stehen auf der Warteliste an Platz ${position}. Noch haben Sie keinen Platz.`
