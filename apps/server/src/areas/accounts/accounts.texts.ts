export const emailTaken = 'Benutzer mit diesem Wert für das Feld E-Mail-Adresse existiert bereits.'

/** What the database refuses when there is no such school type, and what is then said at the field. */
export const schooltypeConstraint = 'accounts_schooltype_id_schooltypes_id_fk'
export const noSchooltype = (id: number) => `Ungültiger pk "${id}" - Object existiert nicht.`

export const lastSuperuser =
  'Mindestens ein Konto muss alles dürfen. Geben Sie zuerst einem anderen Konto diese Rechte.'
export const tooFewCharacters = 'Bitte geben Sie mindestens 3 Zeichen der Mitgliedsnummer oder des Namens an.'

export const pictureRefusals = {
  empty: 'Die übermittelte Datei ist leer.',
  unreadable:
    'Laden Sie ein gültiges Bild hoch. Die hochgeladene Datei ist entweder kein Bild oder ein beschädigtes Bild.',
  too_many_pixels: 'Das Bild ist zu groß. Es darf höchstens 40 Megapixel haben.',
}
export const hasPassword =
  'Diese Person hat schon ein Passwort oder kein aktives Konto. Ein neues Passwort fordert sie selbst an.'
