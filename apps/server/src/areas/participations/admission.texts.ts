const nevertheless = 'Die Person kann zusätzlich aufgenommen werden.'

/** Why nobody more is let in; whoever stands at the door may do so nevertheless. */
export const timeslotFull = (name: string) => `Im Termin „${name}“ ist kein Platz mehr frei. ${nevertheless}`
export const eventIsFull = (name: string) => `Die Veranstaltung „${name}“ ist ausgebucht. ${nevertheless}`
