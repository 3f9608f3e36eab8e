import { wordingOf } from '../mail/mail-texts.rules.ts'

// Their subjects have to be found in each other, so that mail programs show the mails of a message together. In the receipt
// the words of somebody whom we do not know are left out, and with them the paragraph that they are.

export const support = wordingOf({
  id: 29,
  title: 'Anfrage an den Support',
  to: 'Büro',
  placeholders: ['Betreff', 'Absender', 'Adresse', 'Nachricht', 'Anfrage'],
  needed: ['Betreff', 'Nachricht'],
  subject: '{Betreff}',
  body: '{Absender} ({Adresse}) hat in Tafelrunde an den Support geschrieben:\n\n{Nachricht}',
  closing:
    'Ihre Antwort auf diese E-Mail geht an {Adresse}. Antworten Sie in der Verwaltung, steht sie dort bei der {Anfrage}.',
})

export const receipt = wordingOf({
  id: 30,
  title: 'Eingang einer Anfrage',
  to: 'Anfragende',
  placeholders: ['Betreff', 'Anfrage', 'Nachricht'],
  needed: ['Betreff'],
  subject: '{Betreff}',
  body: 'wir haben Ihre Nachricht erhalten. Sie ist bei uns die {Anfrage}. Wir antworten Ihnen per E-Mail an diese Adresse, in der Regel innerhalb weniger Werktage.\n\n{Nachricht}',
  closing: 'Sie haben uns nicht geschrieben? Dann können Sie diese E-Mail löschen.',
})

export const answer = wordingOf({
  id: 31,
  title: 'Antwort auf eine Anfrage',
  to: 'Anfragende',
  placeholders: ['Betreff', 'Antwort', 'Tag', 'Nachricht'],
  needed: ['Betreff', 'Antwort'],
  subject: 'Re: {Betreff}',
  body: '{Antwort}',
  closing: 'Ihre Nachricht vom {Tag}:\n\n{Nachricht}',
})
