import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { clashesOf, type PlanFacts } from '@tafelrunde/contract/events/plan-clashes'

export const factsOf = (plan: Plan): PlanFacts => ({ ...plan, walkMinutes: plan.walk_minutes })

const minute = 60_000

/** What would be wrong with an item there: only its neighbours in time are looked at, so that the hand is not slowed. */
export const clashesAt = (plan: Plan, item: PlanItem, at: Placement) => {
  const early = at.start.getTime() - plan.walk_minutes * minute
  const late = at.end.getTime() + plan.walk_minutes * minute
  const near = plan.items.filter(
    other =>
      other.key !== item.key &&
      other.at &&
      other.at.end.getTime() >= early &&
      other.at.start.getTime() <= late,
  )
  const clashes = clashesOf({ ...factsOf(plan), items: [...near, { ...item, at }] })
  return clashes.filter(({ keys }) => keys.includes(item.key))
}
