import { wordingOf } from '../mail/mail-texts.rules.ts'

export const webhookPaused = wordingOf({
  id: 50,
  title: 'Benachrichtigtes Programm pausiert',
  to: 'Büro',
  placeholders: ['Programm', 'Grund'],
  needed: ['Programm'],
  subject: '{Programm} wird auf Tafelrunde nicht mehr benachrichtigt',
  body: 'das Programm {Programm} nimmt die Nachrichten von Tafelrunde nicht mehr an. Deshalb pausiert es jetzt und erfährt nichts mehr.\n\n{Grund}\n\nBitte sehen Sie nach, was dem Programm fehlt, und lassen Sie es dann weiterlaufen. Was bis zur Pause nicht ankam, wird dann gesendet.',
  button: 'Programm ansehen',
})
