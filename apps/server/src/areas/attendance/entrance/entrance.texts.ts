export const noEntrance = 'Zu dieser Veranstaltung gibt es keinen Einlass.'
export const notToday = 'Der Einlass beginnt am ersten Tag der Veranstaltung.'
export const isOver = 'Die Veranstaltung war an diesem Tag schon vorbei.'

const standings = {
  waitlisted: 'steht auf der Warteliste',
  cancelled: 'hat sich abgemeldet',
  none: 'ist nicht angemeldet',
}

/** „Eva Sommer ist nicht angemeldet.“ */
export const notRegistered = (name: string, state: 'waitlisted' | 'cancelled' | null) =>
  `${name} ${standings[state ?? 'none']}.`
