import { wordingOf } from '../mail/mail-texts.rules.ts'

export const planned = wordingOf({
  id: 32,
  title: 'Eigene Termine im Plan geändert',
  to: 'Referenten',
  placeholders: ['Veranstaltung', 'Änderungen'],
  needed: ['Änderungen'],
  subject: 'Ihre Termine als Referent/in: „{Veranstaltung}“',
  body: 'Im Programm von „{Veranstaltung}“ haben sich Ihre Termine geändert:\n\n{Änderungen}',
  button: 'Veranstaltung ansehen',
})
