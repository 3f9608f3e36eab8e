import type { CustomerNumberBy } from '@tafelrunde/contract/people/account-state'

type Numbered = { as_customernumber: string; customernumber_by: CustomerNumberBy }

export const numberTexts: Record<CustomerNumberBy, string> = {
  self: 'selbst angegeben',
  office: 'vom Büro geprüft',
  members: 'aus der Mitgliederliste',
  portal: 'vom Mitgliederportal',
}

/** „M-10441 (selbst angegeben)“, as it is said and not as if it were known; a number that is known stands alone. */
export const numberText = ({ as_customernumber: number, customernumber_by: by }: Numbered) =>
  number && by === 'self' ? `${number} (${numberTexts.self})` : number

const isNumberBy = (value: unknown): value is CustomerNumberBy =>
  typeof value === 'string' && value in numberTexts

/** Of the column in the audit log. */
export const numberByText = (value: unknown) => (isNumberBy(value) ? numberTexts[value] : '')
