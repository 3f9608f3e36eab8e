import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'

type Allowance = Settlement['allowance']

const othersText = ({ others_cents, others_at }: Allowance) =>
  others_cents === null || others_at === null
    ? 'keine Angabe'
    : `${others_cents === 0 ? 'nichts' : money(others_cents)} (Angabe vom ${tableDayAndTime(others_at)})`

/** What was said when it was submitted, where it has become something else since. */
const changedText = ({ state, allowance: { year, others_cents, others_at, declared } }: Settlement) => {
  if (state === 'open' || state === 'returned' || others_cents === null) return ''
  if (!declared) return others_at && 'erst nach dem Einreichen angegeben'
  if (declared.year !== year) return `für ${declared.year} angegeben: ${money(declared.cents)}`
  const more = others_cents - declared.cents
  if (more === 0) return ''
  return `${money(declared.cents)}, inzwischen ${money(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'}`
}

const leftText = ({ limit_cents, used_cents, others_cents }: Allowance) => {
  const left = limit_cents - used_cents - (others_cents ?? 0)
  return left < 0 ? `${money(-left)} darüber` : money(left)
}

/** What is claimed of the allowance, here and elsewhere, and how much is left of it. */
export const allowanceFacts = (settlement: Settlement) => {
  const { allowance, tax } = settlement
  const { year } = allowance
  return {
    [`Freibetrag ${year}`]: `${money(allowance.used_cents)} von ${money(allowance.limit_cents)}`,
    ...(tax === 'allowance' && {
      [`Von anderen ${year}`]: othersText(allowance),
      'Beim Einreichen': changedText(settlement),
      'Noch frei': leftText(allowance),
    }),
  }
}
