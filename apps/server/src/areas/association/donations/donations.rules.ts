/** What a Zuwendungsbestätigung names of its association. */
export type Terms = {
  taxOffice: string
  taxNumber: string
  notice: 'exemption' | 'statutes'
  noticeOn: string
  period: string
  purposes: string
}

const goodFor = { exemption: 5, statutes: 3 }

/** The day, `YYYY-MM-DD`, so many years later; of the 29th of February the first of March. */
const yearsLater = (day: string, years: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

/** Whether a Zuwendungsbestätigung of that day is a proof: its notice must not be too old by then (§ 63 Abs. 5 AO). */
export const mayConfirm = (terms: Pick<Terms, 'notice' | 'noticeOn'> | undefined, today: string) =>
  terms !== undefined && terms.noticeOn <= today && today <= yearsLater(terms.noticeOn, goodFor[terms.notice])
