import type { FeedbackReport } from '@tafelrunde/contract/admin/events/feedback'
import { unbroken } from '../../../../common/german.texts.ts'

const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** „4,3“ */
export const averageText = (average: number) => oneDecimal.format(average)

/** „18 von 24 (75 %)“ */
export const answersText = ({ answers, asked }: Pick<FeedbackReport, 'answers' | 'asked'>) =>
  asked === 0
    ? 'niemand war dabei'
    : unbroken(`${answers} von ${asked} (${Math.round((100 * answers) / asked)} %)`)

const numbered = (count: number) => (count === 1 ? 'eine Antwort' : `${count} Antworten`)

/** Why there is nothing to tell. */
export const missingText = ({ missing }: Pick<FeedbackReport, 'missing'>) =>
  `Noch nicht auszuwerten: Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${numbered(missing)}. Weniger als fünf wären nicht anonym.`

export const leftOutText = (count: number) =>
  count === 0
    ? ''
    : `Ohne ${numbered(count)} aus Workshops mit weniger als fünf Antworten: Aus der Summe ließen sie sich sonst errechnen.`

export const shortMissing = 'unter 5 Antworten'
