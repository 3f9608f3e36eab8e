import type { Login, LoginOutcome, LoginWay } from '@tafelrunde/contract/admin/people/logins'

export const wayTexts: Record<LoginWay, string> = {
  password: 'Passwort',
  portal: 'Mitgliederportal',
  passkey: 'Passkey',
}

const stepTexts = { app: 'Code der App', recovery_code: 'Wiederherstellungscode' }

/** „Passwort und Code der App“ */
export const wayText = ({ way, second_step: step }: Pick<Login, 'way' | 'second_step'>) =>
  step ? `${wayTexts[way]} und ${stepTexts[step]}` : wayTexts[way]

type Outcome = { text: string; chip: 'current' | 'draft' | 'cancelled' }

/** What became of it; a chip of its own for what succeeded, what was not finished, and what was refused. */
export const outcomes: Record<LoginOutcome, Outcome> = {
  entered: { text: 'angemeldet', chip: 'current' },
  unfinished: { text: 'weiterer Nachweis verlangt', chip: 'draft' },
  wrong_password: { text: 'falsches Passwort', chip: 'cancelled' },
  wrong_code: { text: 'falscher Code', chip: 'cancelled' },
  inactive: { text: 'Konto nicht aktiv', chip: 'cancelled' },
  no_password: { text: 'Konto ohne Passwort', chip: 'cancelled' },
  unknown: { text: 'kein solches Konto', chip: 'cancelled' },
  refused: { text: 'abgelehnt', chip: 'cancelled' },
}
