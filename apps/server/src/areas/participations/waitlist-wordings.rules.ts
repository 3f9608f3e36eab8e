import { wordingOf } from '../mail/mail-texts.rules.ts'

export const promoted = wordingOf({
  id: 8,
  title: 'Nachgerückt in einen Workshop',
  to: 'Teilnehmende',
  placeholders: ['Workshop', 'Termin'],
  subject: 'Sie haben einen Platz: „{Workshop}“',
  body: 'auf der Warteliste für „{Workshop}“ sind Sie nachgerückt. Ihr Platz ist gebucht:\n\n{Termin}',
  button: 'Workshop ansehen',
  closing:
    'Falls Sie nicht teilnehmen können, geben Sie den Platz bitte in der App frei. Dann rückt die nächste Person nach.',
})

export const skipped = wordingOf({
  id: 9,
  title: 'Auf der Warteliste übersprungen',
  to: 'Teilnehmende',
  placeholders: ['Workshop', 'Termin', 'Zweittermin'],
  subject: 'Ein Platz wurde frei: „{Workshop}“',
  body: 'in „{Workshop}“ ({Termin}) wurde ein Platz frei. Er überschneidet sich mit {Zweittermin}, wo Sie angemeldet sind. Deshalb haben wir Sie übersprungen.\n\nSie behalten Ihren Platz auf der Warteliste. Wenn Sie lieber wechseln möchten, geben Sie den anderen Termin in der App frei.',
  button: 'Zum Programm',
})

export const promotedToEvent = wordingOf({
  id: 10,
  title: 'Nachgerückt in eine Veranstaltung',
  to: 'Teilnehmende',
  placeholders: ['Veranstaltung', 'Termin'],
  subject: 'Sie sind angemeldet: „{Veranstaltung}“',
  body: 'auf der Warteliste für „{Veranstaltung}“ sind Sie nachgerückt und nun angemeldet. Wählen Sie in der App Ihre Workshops.\n\n{Termin}',
  button: 'Veranstaltung ansehen',
})
