export const noEvent = 'Bitte wählen Sie eine Veranstaltung.'
export const noAccount = 'Bitte wählen Sie eine Person, deren Konto aktiv ist.'
export const noTimeslot = 'Bitte wählen Sie einen Termin dieser Veranstaltung, den man buchen kann.'
export const sameTimeslot = 'In diesem Termin ist die Person schon.'
export const noPlaces = 'Ein Entwurf oder eine abgesagte Veranstaltung hat keine Anmeldungen.'
export const eventIsOver = 'Die Veranstaltung ist vorbei, an den Anmeldungen ändert sich nichts mehr.'
export const timeslotIsOver = 'Der Termin ist vorbei. Wer da war, steht in der Anwesenheit.'
export const seenAtTheDoor =
  'An der Tür ist schon vermerkt, ob die Person da war. Das ändern Sie in der Anwesenheit.'

/** Which one of a group, and why: „Zeile 3 (eva@schule.example): …“ */
export const ofLine = (line: number, email: string, why: string) => `Zeile ${line} (${email}): ${why}`
export const twice = 'Diese Adresse steht schon weiter oben.'
