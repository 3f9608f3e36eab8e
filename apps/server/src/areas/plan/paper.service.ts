import type { PaperOrder, PaperPlan, PaperSize, Plan } from '@tafelrunde/contract/admin/events/plan'
import { fileNameOf } from '../../common/file-names.rules.ts'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { readAssociation } from '../association/association.service.ts'
import { type PaperItem, planDocument } from './paper.document.ts'
import { readPlan } from './plan.service.ts'

type Wish = { by: PaperOrder; size: PaperSize; plan: PaperPlan }

const itemsOf = ({ items, workshops, lecturers }: Plan, of: PaperPlan): PaperItem[] => {
  const named = lecturers.filter(({ name }) => name !== '')
  const people = new Map(named.map(({ id, name }) => [id, { id, name }]))
  const given = new Map(
    workshops.map(workshop => [workshop.id, workshop.lecturers.flatMap(id => people.get(id) ?? [])]),
  )
  return items.flatMap(({ name, workshop, at, published, is_called_off: isOff }) => {
    const place = of === 'draft' ? at : published
    return place
      ? [{ name, lecturers: given.get(workshop ?? 0) ?? [], isPlenary: workshop === null, isOff, at: place }]
      : []
  })
}

/** An event's plan as a PDF, as it is now. */
export const drawPlan = async (deps: Deps, caller: Caller, eventId: number, wish: Wish) => {
  const { clock, db, papers } = deps
  const plan = await readPlan(db, eventId)
  const document = planDocument({
    ...wish,
    drawnAt: clock.now(),
    association: await readAssociation(db),
    event: plan.event.name,
    items: itemsOf(plan, wish.plan),
  })
  const name = fileNameOf(`${document.title} ${plan.event.name.replaceAll(/[/\\]/g, ' ')}`)
  return { name: `${name}.pdf`, bytes: await papers.draw('plan', document, caller.id) }
}
