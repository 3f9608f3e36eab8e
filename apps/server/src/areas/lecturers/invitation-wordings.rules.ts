import { wordingOf } from '../mail/mail-texts.rules.ts'

export const invitation = wordingOf({
  id: 34,
  title: 'Einladung an Referenten',
  to: 'Referenten',
  placeholders: ['Profil'],
  subject: 'Ihr Referentenprofil auf Tafelrunde',
  body: 'bei uns gibt es ein Referentenprofil unter dem Namen „{Profil}“. Wir laden Sie ein, es zu übernehmen: Danach tragen Sie selbst ein, was in der App über Sie steht.\n\nSie brauchen dafür ein Konto auf Tafelrunde. Haben Sie noch keines, legen Sie es zuerst an und öffnen danach den Link in dieser E-Mail noch einmal.',
  button: 'Profil übernehmen',
  closing:
    'Der Link gilt 14\u00a0Tage und nur einmal. Geben Sie ihn bitte nicht weiter: Wer ihn öffnet, kann das Profil übernehmen.\n\nSie sind nicht gemeint? Dann brauchen Sie nichts zu tun.',
})
