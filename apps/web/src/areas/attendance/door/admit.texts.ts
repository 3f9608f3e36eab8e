import type { Question } from '../../../shared/overlays/confirm.ts'
import type { Refusal } from '../outbox/outbox.rules.ts'

const answers = { yes: 'Trotzdem eintragen', no: 'Nicht eintragen' }

export const fullQuestion: Question = {
  header: 'Der Termin ist voll',
  message: 'Trotzdem eintragen? Die Person kommt dann über die Zahl der Plätze hinaus hinzu.',
  ...answers,
}

/** What to ask when the server hesitates; nothing where it would say no again. */
export const questionOf = ({ code, sentence }: Refusal): Question | undefined => {
  if (code === 'event_full') return { ...fullQuestion, message: `${sentence} Trotzdem eintragen?` }
  if (code === 'clash')
    return { header: 'Zur selben Zeit angemeldet', message: `${sentence} Trotzdem eintragen?`, ...answers }
  return undefined
}

/** „Eva Sommer ist eingetragen.“ */
export const addedText = (name: string) => `${name} ist eingetragen.`

export const laterText = (name: string) =>
  `${name} ist vorgemerkt und wird eingetragen, sobald Sie wieder Verbindung haben.`
