import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

type Steps = { back: (Hall | null)[]; forth: (Hall | null)[] }

/** The form's hall, each change of which can be taken back. */
export const useHall = () => {
  const { setValue, clearErrors } = useFormContext<{ hall: Hall | null }>()
  const hall = useWatch<{ hall: Hall | null }, 'hall'>({ name: 'hall' })
  const [{ back, forth }, setSteps] = useState<Steps>({ back: [], forth: [] })
  const [problem, setProblem] = useState('')
  // What the server found wrong with the whole belongs to no input that would take it away.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever the hall is another one
  useEffect(() => clearErrors('hall'), [hall, clearErrors])

  const write = (next: Hall | null) => setValue('hall', next, { shouldDirty: true })

  /** Writes another hall, or says why there is none. */
  const change = (next: Hall | string | null) => {
    if (typeof next === 'string') return setProblem(next)
    setProblem('')
    if (next === hall) return undefined
    setSteps({ back: [...back, hall], forth: [] })
    return write(next)
  }
  /** Name and size have fields of their own, which undo what is typed themselves. */
  const again = (then: Hall | null) =>
    write(then && hall ? { ...then, name: hall.name, columns: hall.columns, rows: hall.rows } : then)
  const undo = () => {
    const last = back.at(-1)
    if (last === undefined) return
    setProblem('')
    setSteps({ back: back.slice(0, -1), forth: [...forth, hall] })
    again(last)
  }
  const redo = () => {
    const next = forth.at(-1)
    if (next === undefined) return
    setProblem('')
    setSteps({ back: [...back, hall], forth: forth.slice(0, -1) })
    again(next)
  }
  return { hall, problem, change, undo, redo, canUndo: back.length > 0, canRedo: forth.length > 0 }
}
