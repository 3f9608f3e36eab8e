import { wordingOf } from '../mail/mail-texts.rules.ts'

export const confirmation = wordingOf({
  id: 16,
  title: 'Teilnahmebestätigung',
  to: 'Teilnehmende',
  placeholders: ['Workshop', 'Veranstaltung'],
  subject: 'Ihre Teilnahmebestätigung: „{Workshop}“',
  body: 'im Anhang finden Sie Ihre Teilnahmebestätigung für „{Workshop}“ bei „{Veranstaltung}“ als PDF.\n\nOb sie echt und gültig ist, lässt sich mit dem Code auf der Bestätigung jederzeit prüfen.',
  button: 'Meine Teilnahmebestätigungen',
})
