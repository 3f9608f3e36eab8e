import { moneyText } from '../../../common/money.texts.ts'
import { dateText } from '../../../common/papers.texts.ts'

export const otherYear = (thisYear: number) =>
  `Angeben können Sie, was Sie ${thisYear - 1} oder ${thisYear} bekommen haben.`
export const noLecturer = 'Mit diesem Konto gibt niemand Workshops.'

/** What a paper says of it: „Von anderen Stellen 2027 nach § 3 Nr. 26 EStG erhalten: 500,00 € (Angabe vom …).“ */
export const declaredText = ({ year, cents, at }: { year: number; cents: number; at: Date }) =>
  `Von anderen Stellen ${year} nach §\u00a03 Nr.\u00a026\u00a0EStG erhalten: ${cents === 0 ? 'nichts' : moneyText(cents)} (Angabe vom ${dateText(at)}).`
