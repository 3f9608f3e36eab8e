import {
  type LegalStage,
  listLegalTextHistory,
  type OfficeLegalVersion,
} from '@tafelrunde/contract/admin/legal-texts'
import { LegalKind, legalTitles } from '@tafelrunde/contract/legal-texts'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** „1. März 2027“ */
export const dayOf = (day: string) => longDate(new Date(day))

/** „Datenschutz, Fassung vom 1. März 2027“, „Datenschutz, Entwurf“ */
export const versionTitle = ({ kind, edition }: Pick<OfficeLegalVersion, 'kind' | 'edition'>) =>
  `${legalTitles[kind]}, ${edition ? `Fassung vom ${edition}` : 'Entwurf'}`

export const stageTexts: Record<LegalStage, string> = {
  draft: 'Entwurf',
  coming: 'gilt noch nicht',
  current: 'gilt',
  former: 'früher',
}

/** „12 Personen haben zugestimmt“ */
export const agreedText = (agreed: number) => `${counted(agreed, 'Person hat', 'Personen haben')} zugestimmt`

/** What follows from publication, before it happens. */
export const publicationText = (
  { valid_from, asked }: Pick<OfficeLegalVersion, 'valid_from'> & { asked: number },
  today: string,
) => {
  const when = valid_from <= today ? 'sofort' : `ab ${dayOf(valid_from)}`
  const who =
    asked > 0
      ? ` ${counted(asked, 'Person wird', 'Personen werden')} beim nächsten Besuch der App um Zustimmung gebeten.`
      : ' Niemand wird um Zustimmung gebeten.'
  return `Die Fassung gilt ${when} und lässt sich dann nicht mehr ändern.${who}`
}

/** The latest changes of a version. */
export const historyOf = async (id: number) => {
  const { results } = await call(listLegalTextHistory, { params: { id }, query: { limit: '50' } })
  return results
}

const kind = (value: unknown) => {
  const { data } = LegalKind.safeParse(value)
  return data ? legalTitles[data] : ''
}
const day = (value: unknown) => (typeof value === 'string' ? dayOf(value) : 'nichts')

/** A legal text's columns in the audit log. */
export const legalHistory: Columns = {
  kind: { label: 'Text', text: kind },
  text: { label: 'Wortlaut', long: true },
  valid_from: { label: 'Gilt ab', text: day },
  material: { label: 'Wesentliche Änderung' },
  edition: { label: 'Fassung' },
  published_at: { label: 'Veröffentlicht' },
}
