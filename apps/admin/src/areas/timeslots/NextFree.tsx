import { getPlan } from '@tafelrunde/contract/admin/events/plan'
import { berlinText } from '@tafelrunde/contract/values/berlin'
import { dayLabel, timeRange } from '@tafelrunde/ui/days.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { wide } from '../../shared/forms/FormGrid.tsx'
import { nextFree, whyNoneFree } from '../../shared/plan/next-free.rules.ts'
import { formItem } from './form-item.rules.ts'
import css from './next-free.module.css'

/** Fills in when room and lecturers are free next, on the plan as the office works on it; says why nothing is. */
export const NextFree = () => {
  const { getValues, setValue } = useFormContext()
  const event: unknown = useWatch({ name: 'event' })
  const [said, setSaid] = useState('')
  const find = async (id: number) => {
    const plan = await call(getPlan, { params: { id } })
    const item = formItem(plan, getValues())
    const to = nextFree(plan, item)
    if (!to) return whyNoneFree(plan, item)
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
    // As if somebody had typed them.
    setValue('start', berlinText(to.start).slice(0, 16), options)
    setValue('end', berlinText(to.end).slice(0, 16), options)
    return `Frei: ${dayLabel(to.start)}, ${timeRange(to.start, to.end)}\u00A0Uhr.`
  }
  const { run, isBusy, problem } = useDeed(find, { shows: () => true, onSuccess: setSaid })
  return (
    <div className={`${wide} ${css['next']}`}>
      <Button
        label="Nächste freie Zeit"
        disabled={isBusy || typeof event !== 'number'}
        onClick={() => typeof event === 'number' && run(event)}
      />
      <p role="status">
        {problem ??
          (said ||
            (typeof event === 'number'
              ? 'Wann Raum und Referenten nach der Arbeitsfassung des Raumplans frei sind.'
              : 'Bitte wählen Sie zuerst die Veranstaltung.'))}
      </p>
    </div>
  )
}
