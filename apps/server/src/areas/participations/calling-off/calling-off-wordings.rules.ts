import { wordingOf } from '../../mail/mail-texts.rules.ts'

export const slotCalledOff = wordingOf({
  id: 44,
  title: 'Termin entfällt',
  to: 'Teilnehmende',
  placeholders: ['Workshop', 'Termin', 'Grund', 'Ersatz', 'Kalenderhinweis'],
  needed: ['Ersatz'],
  subject: 'Entfällt: „{Workshop}“',
  body: 'leider entfällt „{Workshop}“:\n\n{Termin}\n\n{Grund}\n\n{Ersatz}',
  button: 'Workshop ansehen',
  closing: 'Abmelden müssen Sie sich nicht. {Kalenderhinweis}',
})

export const ownSlotCalledOff = wordingOf({
  id: 45,
  title: 'Eigener Termin entfällt',
  to: 'Referenten',
  placeholders: ['Workshop', 'Termin', 'Grund', 'Honorar'],
  subject: 'Ihr Termin als Referent/in entfällt: „{Workshop}“',
  body: 'Ihr Termin mit „{Workshop}“ entfällt:\n\n{Termin}\n\n{Grund}\n\n{Honorar}\n\nAlle, die einen Platz hatten oder auf einen warteten, haben eine E-Mail bekommen.',
  button: 'Workshop ansehen',
})
