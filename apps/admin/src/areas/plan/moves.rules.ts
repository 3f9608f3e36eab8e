import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'

/** One thing that somebody did on the board, such that it can be undone and done again. */
export type Move = {
  key: string
  workshop: number | null
  from: Placement | null
  to: Placement | null
}

export type Moves = { done: Move[]; undone: Move[] }
export const noMoves: Moves = { done: [], undone: [] }

/** So many steps can be undone. */
const most = 200

export const withMove = ({ done }: Moves, move: Move): Moves => ({
  done: [...done, move].slice(-most),
  undone: [],
})

export const undo = ({ done, undone }: Moves): Moves => {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone }
}

export const redo = ({ done, undone }: Moves): Moves => {
  const last = undone.at(-1)
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone }
}

/** What somebody else has moved meanwhile is not undone over them. */
export const without = ({ done, undone }: Moves, key: string): Moves => ({
  done: done.filter(move => move.key !== key),
  undone: undone.filter(move => move.key !== key),
})

export const reversed = ({ from, to, ...move }: Move): Move => ({ ...move, from: to, to: from })

/** The plan with one item as it is now; null: it is gone. */
export const withItem = (plan: Plan, key: string, item: PlanItem | null): Plan => {
  const others = plan.items.some(other => other.key === key)
  if (!item) return { ...plan, items: plan.items.filter(other => other.key !== key) }
  return {
    ...plan,
    items: others ? plan.items.map(other => (other.key === key ? item : other)) : [...plan.items, item],
  }
}
