import { failureText, Unreachable } from '@tafelrunde/client/failures'
import { getPlan, type Plan, type PlanItem, placePlanItem } from '@tafelrunde/contract/admin/events/plan'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../../providers/call.ts'
import { newItem } from './fit.rules.ts'
import { type Move, noMoves, redo, reversed, undo, withItem, withMove, without } from './moves.rules.ts'

/** What others do is seen this soon. */
const everyMs = 30_000
/** What could not be sent is sent again this soon. */
const againMs = 3000

const isAway = (failure: unknown) =>
  failure instanceof Unreachable || (failure instanceof CallFailed && failure.status === 503)

/** Whoever closes the tab is asked first while something is not saved. */
const useGuard = (isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return undefined
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])

const itemAfter = (plan: Plan, { key, workshop, to }: Move): PlanItem | null => {
  const item = plan.items.find(other => other.key === key)
  const made = plan.workshops.find(({ id }) => id === workshop)
  const known = item ?? (made && newItem(key, made))
  if (!known || (to === null && known.published === null)) return null
  return { ...known, at: to }
}

/** An event's plan, and how it is changed: at once here, then on the server, one after the other. */
export const usePlan = (id: number, isBusy: boolean) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const queryKey = ['plan', id]
  const [moves, setMoves] = useState(noMoves)
  const [waiting, setWaiting] = useState(0)
  const [isCutOff, setCutOff] = useState(false)
  const last = useRef(Promise.resolve())
  useGuard(waiting > 0)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(getPlan, { params: { id } }),
    refetchInterval: !isBusy && waiting === 0 && everyMs,
    refetchOnWindowFocus: !isBusy && waiting === 0,
    staleTime: 0,
  })

  /** Where nobody answers it waits until somebody does: what was moved stays where it was put. */
  const place = async (move: Move): ReturnType<typeof call<typeof placePlanItem>> => {
    const { key, workshop, from, to } = move
    try {
      return await call(placePlanItem, { params: { id }, body: { key, workshop, at: to, seen: from } })
    } catch (failure) {
      if (!isAway(failure)) throw failure
      setCutOff(true)
      await new Promise(resolve => setTimeout(resolve, againMs))
      return place(move)
    }
  }

  const send = async (move: Move) => {
    const { key } = move
    try {
      const { item, version } = await place(move)
      queries.setQueryData<Plan>(queryKey, plan => plan && { ...withItem(plan, key, item), version })
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
      setMoves(now => without(now, key))
      await refetch()
    } finally {
      setCutOff(false)
      setWaiting(count => count - 1)
    }
  }

  const perform = (move: Move) => {
    void queries.cancelQueries({ queryKey })
    queries.setQueryData<Plan>(queryKey, plan => plan && withItem(plan, move.key, itemAfter(plan, move)))
    setWaiting(count => count + 1)
    last.current = last.current.then(() => send(move))
  }

  return {
    plan: data,
    error,
    refetch,
    isSaving: waiting > 0,
    isCutOff,
    moves,
    move: (move: Move) => {
      perform(move)
      setMoves(withMove(moves, move))
    },
    undo: () => {
      const move = moves.done.at(-1)
      if (!move) return
      perform(reversed(move))
      setMoves(undo(moves))
    },
    redo: () => {
      const move = moves.undone.at(-1)
      if (!move) return
      perform(move)
      setMoves(redo(moves))
    },
    /** The plan is another one now: there is nothing to undo. */
    startAnew: () => {
      setMoves(noMoves)
      return refetch()
    },
  }
}
