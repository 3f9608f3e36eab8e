import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { setBusy } from '../code/busyTabs.ts'
import { readSession } from '../session/session.ts'
import { drafts } from '../session/storage.ts'
import { changedFrom, readDrafts, restorable, type Typed, withoutFields } from './draftValues.ts'

/** Typing goes on while it is kept: at most so often, and before the page goes. */
const pauseMs = 300

const isEmpty = (typed: Typed) => Object.keys(typed).length === 0

const keep = (id: number | null, name: string, typed: Typed) => {
  const { [name]: _before, ...others } = readDrafts(drafts.get(id))
  drafts.set(id, JSON.stringify(isEmpty(typed) ? others : { ...others, [name]: typed }))
}

const draftOf = <Values extends FieldValues>(
  name: string,
  { subscribe, getValues, reset }: UseFormReturn<Values>,
  without: readonly string[],
) => {
  // Whose it is: also while the session is being lost under what was typed a moment ago.
  const { id } = readSession().account
  let changes: Typed = {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = () => setBusy(`form ${name}`, !isEmpty(changes))
  const leave = () => setBusy(`form ${name}`, false)
  const write = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    keep(id, name, withoutFields(changes, without))
  }
  const clear = () => {
    changes = {}
    clearTimeout(timer)
    timer = undefined
    keep(id, name, {})
    leave()
  }
  const over = ({ detail }: WindowEventMap['user:logout']) => (detail.how === 'lost' ? write() : clear())
  const restore = () => {
    const kept = withoutFields(restorable(readDrafts(drafts.get(id))[name], getValues()), without)
    if (!isEmpty(kept))
      reset(values => ({ ...values, ...kept }), { keepDefaultValues: true, keepFieldsRef: true })
  }
  const follow = () => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        changes = changedFrom(defaultValues, values)
        enter()
        timer ??= setTimeout(write, pauseMs)
      },
    })
    restore()
    window.addEventListener('pagehide', write)
    window.addEventListener('user:logout', over)
    return () => {
      unsubscribe()
      write()
      leave()
      window.removeEventListener('pagehide', write)
      window.removeEventListener('user:logout', over)
    }
  }
  return { follow, clear }
}

/**
 * Keeps what is typed into a form for as long as the tab lives, so that a reload, a crash or an update of the
 * app loses nothing, and restores it when the screen comes again. Holds an update back meanwhile.
 * Only texts and ticks are kept, never the fields of `without`: name every password there. A form whose
 * defaults come from the server is mounted when they have come. Call `clear` once the form has been sent.
 */
export const useDraft = <Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  { without = [] }: { without?: readonly FieldPath<Values>[] } = {},
) => {
  const [{ follow, clear }] = useState(() => draftOf(name, form, without))
  useEffect(follow, [follow])
  return { clear }
}
