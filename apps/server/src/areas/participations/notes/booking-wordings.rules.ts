import { wordingOf } from '../../mail/mail-texts.rules.ts'

export const changes = wordingOf({
  id: 11,
  title: 'Buchungen geändert',
  to: 'Teilnehmende',
  placeholders: ['Betreff', 'Änderungen', 'Kalenderhinweis'],
  needed: ['Änderungen'],
  subject: '{Betreff}',
  body: '{Änderungen}',
  button: 'Zum Programm',
  closing: '{Kalenderhinweis}',
})

export const calledOff = wordingOf({
  id: 12,
  title: 'Veranstaltung abgesagt',
  to: 'Teilnehmende',
  placeholders: ['Veranstaltung', 'Termin', 'Folgen', 'Kalenderhinweis'],
  subject: 'Abgesagt: „{Veranstaltung}“',
  body: 'leider findet diese Veranstaltung nicht statt:\n\n„{Veranstaltung}“\n{Termin}\n\n{Folgen}',
  button: 'Andere Veranstaltungen ansehen',
  closing: '{Kalenderhinweis}',
})

export const reminder = wordingOf({
  id: 13,
  title: 'Erinnerung am Vortag',
  to: 'Teilnehmende',
  placeholders: ['Veranstaltung', 'Termin', 'Termine', 'Abschalten'],
  subject: 'Erinnerung: „{Veranstaltung}“',
  body: 'bald ist es so weit:\n\n„{Veranstaltung}“\n{Termin}\n\n{Termine}',
  button: 'Zum Programm',
  closing:
    'Am Einlass zeigen Sie bitte Ihren Ausweis. Sie finden ihn im Menü der App, auch ohne Netz.\n\nIm Anhang liegen die Termine für Ihren Kalender.\n\n{Abschalten}',
})

export const feedback = wordingOf({
  id: 14,
  title: 'Bitte um Feedback',
  to: 'Teilnehmende',
  placeholders: ['Veranstaltung', 'Dauer', 'Termine', 'Frist', 'Bestätigung', 'Abschalten'],
  subject: 'Wie war „{Veranstaltung}“?',
  body: 'vielen Dank für Ihre Teilnahme an „{Veranstaltung}“. Wie war es? Ihre Rückmeldung dauert {Dauer}:\n\n{Termine}\n\n{Frist}\n\n{Bestätigung}',
  button: 'Feedback geben',
  closing: '{Abschalten}',
})
