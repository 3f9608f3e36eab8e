const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const noEvent = 'Bitte wählen Sie eine Veranstaltung.'
export const noPlaces = 'Eine abgesagte oder beendete Veranstaltung hat keine Plätze mehr.'
export const nothingHeld = 'Bitte sagen Sie, wie viele Plätze Sie zurückhalten.'
export const isPast = 'Dieser Tag ist vorbei.'
export const tooLate = 'Spätestens am ersten Tag der Veranstaltung.'
export const noLimit = 'Diese Veranstaltung hat keine begrenzten Plätze. Hier bleibt das Feld leer.'
export const noTimeslot = 'Bitte wählen Sie einen Termin dieser Veranstaltung, den man buchen kann.'
export const twice = 'Bitte nennen Sie jeden Termin nur einmal.'
export const isReleased = 'Dieses Kontingent ist schon freigegeben.'
export const notHeld = 'Bitte wählen Sie ein Kontingent dieser Veranstaltung, das noch nicht freigegeben ist.'

/** „„Leseförderung“: Es ist kein Platz mehr frei.“ */
export const at = (name: string, why: string) => `„${name}“: ${why}`

export const tooMany = (free: number) =>
  free > 0 ? `Frei sind nur noch ${counted(free, 'Platz', 'Plätze')}.` : 'Es ist kein Platz mehr frei.'

export const alreadyGiven = (given: number) =>
  `${counted(given, 'Platz ist', 'Plätze sind')} daraus schon vergeben.`

export const slotNoLimit = 'Dieser Termin hat keine begrenzten Plätze.'
export const slotIsOff = 'Dieser Termin entfällt.'
