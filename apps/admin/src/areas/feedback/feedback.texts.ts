import type { FeedbackReport } from '@tafelrunde/contract/admin/events/feedback'
import { counted } from '@tafelrunde/ui/figures.ts'

const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** „4,3“ */
export const averageText = (average: number) => oneDecimal.format(average)

/** „18 von 24 (75 %)“ */
export const answersText = ({ answers, asked }: Pick<FeedbackReport, 'answers' | 'asked'>) =>
  asked === 0
    ? 'Noch war niemand dabei'
    : `${answers} von ${asked} (${Math.round((100 * answers) / asked)}\u00A0%)`

/** Why there is nothing to see yet. */
export const missingText = ({ missing }: Pick<FeedbackReport, 'missing'>) =>
  `Noch nicht auszuwerten: Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${counted(missing, 'Antwort', 'Antworten')}. Weniger als fünf wären nicht anonym.`

export const leftOutText = (count: number) =>
  `Ohne ${counted(count, 'Antwort', 'Antworten')} aus Workshops mit weniger als fünf: Aus der Summe ließen sie sich sonst errechnen.`
