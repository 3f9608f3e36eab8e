const states: Record<string, string> = {
  attended: 'teilgenommen',
  absent: 'gefehlt',
  registered: 'angemeldet',
  waitlisted: 'auf der Warteliste',
  cancelled: 'abgemeldet',
}

export const sameAccount = 'Bitte wählen Sie ein anderes Konto.'

export const changedSince =
  'Bei einem der beiden Konten hat sich inzwischen etwas geändert. Bitte sehen Sie sich die Vorschau noch einmal an.'

export const ofTheOffice =
  'Das Konto, das vergehen soll, darf in die Verwaltung. Bitte nehmen Sie ihm zuerst diese Rolle.'

/** Nobody gets into an account by a mailbox that has not answered yet. */
export const staysUnproven = (email: string) =>
  `Unter ${email} war noch niemand im Konto. Bitte behalten Sie das andere Konto.`

export const staysClosed =
  'Das Konto, das bleiben soll, ist nicht aktiv, das andere schon. Bitte wählen Sie das andere, oder schalten Sie dieses zuerst frei.'

type Kept = { name: string; state: string; other: string }

/** „Schulkongress“: beide Konten sind da; es bleibt „angemeldet“ (sonst „auf der Warteliste“). */
export const bothThere = ({ name, state, other }: Kept) =>
  state === other
    ? `„${name}“ haben beide Konten (${states[state]}): Es bleibt einmal.`
    : `„${name}“ haben beide Konten: Es bleibt „${states[state]}“, „${states[other]}“ entfällt.`

export const bothConfirmed = (name: string) =>
  `Für „${name}“ haben beide Konten eine Teilnahmebestätigung: Beide bleiben mit ihrer Nummer. Die eine gilt weiter, die andere wird widerrufen und verweist auf sie.`

export const clashing = (one: string, other: string) =>
  `„${one}“ und „${other}“ überschneiden sich, und jedes der Konten hat einen davon gebucht. Bitte melden Sie zuerst einen der beiden Termine ab.`

export const bothSettled = (name: string) =>
  `Für „${name}“ haben beide Konten eine Abrechnung, in der schon etwas steht. Zwei Abrechnungen lassen sich nicht vereinen.`

export const oneSettled = (name: string) =>
  `Für „${name}“ haben beide Konten eine Abrechnung. In der einen steht noch nichts, sie entfällt; die andere umfasst die Workshops beider.`

export const bothLecturers =
  'Beide Konten haben ein Referentenprofil: Das des bleibenden Kontos bleibt und bekommt die Workshops des anderen dazu. Was in ihm noch leer ist, kommt vom anderen.'

export const bothImported =
  'Beide Referentenprofile kommen aus eingelesenen Programmen. Wird das Programm des vergehenden noch einmal eingelesen, so legt es die Person neu an.'

export const feedEnds =
  'Beide Konten haben eine Kalenderadresse: Die des bleibenden gilt weiter, die des anderen nicht mehr.'

export const cannotLogIn = (gone: string, kept: string) =>
  `Mit „${gone}“ kann sich niemand mehr anmelden; alle Geräte dieses Kontos werden abgemeldet. Künftig gilt „${kept}“.`

const fields: Record<string, string> = {
  customerNumber: 'Mitgliedsnummer',
  birthday: 'Geburtsdatum',
  profileDescription: 'Text zur Person',
  schooltypeId: 'Schulart',
}

/** What both have said of themselves, each in another way. */
export const otherwise = (field: string) =>
  `${fields[field] ?? field}: Die Angabe des bleibenden Kontos bleibt, die andere entfällt.`

/** The number of the account that goes is known, that of the account that stays was only said. */
export const provenNumber = (number: string) => `Mitgliedsnummer: ${number} ist geprüft und bleibt.`

export const mergedConfirmation = 'Zwei Konten derselben Person wurden zusammengeführt.'
