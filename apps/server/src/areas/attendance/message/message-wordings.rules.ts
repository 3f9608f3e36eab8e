import { wordingOf } from '../../mail/mail-texts.rules.ts'

export const message = wordingOf({
  id: 15,
  title: 'Nachricht an Teilnehmende',
  to: 'Teilnehmende',
  placeholders: ['Betreff', 'Absender', 'Workshop', 'Termin', 'Nachricht', 'Antwortweg'],
  needed: ['Betreff', 'Nachricht'],
  subject: '{Betreff} („{Workshop}“)',
  body: '{Absender} schreibt Ihnen zu diesem Termin:\n\n„{Workshop}“\n{Termin}\n\n{Nachricht}',
  button: 'Workshop ansehen',
  closing: '{Antwortweg}',
})
