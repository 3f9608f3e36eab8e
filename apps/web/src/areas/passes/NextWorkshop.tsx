import { useQuery } from '@tanstack/react-query'
import { workshopQuery } from '../../shared/queries/workshop.ts'
import { ownTimeslotsQuery } from '../../shared/session/personal.ts'
import { MetaLine } from '../../shared/ui/rows/MetaLine.tsx'
import { useNow } from '../../shared/useNow.ts'
import css from './pass.module.css'
import { nextPlace } from './pass.rules.ts'
import { slotTexts } from './pass.texts.ts'

/** Where one goes from the door. */
export const NextWorkshop = () => {
  const now = useNow()
  const { data: places = [] } = useQuery(ownTimeslotsQuery)
  const place = nextPlace(places, now)
  const id = place?.workshop ?? 0
  const { data: workshop } = useQuery({ ...workshopQuery(id), enabled: id > 0 })
  const title = place?.caption || workshop?.name
  if (!place || !title) return null
  return (
    <section className={css['pass-next']} aria-labelledby="pass-next">
      <h2 id="pass-next">Ihr nächster Workshop</h2>
      <p className={css['pass-next__title']}>{title}</p>
      <MetaLine parts={slotTexts(place, now)} />
    </section>
  )
}
