import { type ComponentType, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { chunk } from './chunks.ts'

/** How often something that did not come was asked for again. */
let round = 0

/** What did not come is asked for again when it is drawn next. */
export const askAgainWhenDrawn = () => {
  round += 1
}

type Asked<Props> = {
  code: Promise<ComponentType<Props>>
  round: number
  part?: ComponentType<Props>
  failure?: unknown
}

/**
 * A part in a chunk of its own; a boundary round it tells when it does not come. It is drawn in a `Suspense`, or `meanwhile`
 * stands in its place: React holds back for a third of a second what a `Suspense` shows after its fallback. What was asked for
 * before, and is there, needs neither.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
) => {
  let asked: Asked<Props> | undefined
  const ask = () => {
    const asking: Asked<Props> = { code: chunk(load), round }
    const settle = (how: Partial<typeof asking>) => void Object.assign(asking, how)
    asking.code.then(
      part => settle({ part }),
      (failure: unknown) => settle({ failure }),
    )
    asked = asking
    return asking
  }
  const Later = (props: Props) => {
    const asking = asked && !(asked.failure && asked.round < round) ? asked : ask()
    const { part, failure } = asking
    const [, redraw] = useState({})
    useEffect(() => {
      if (part) return // as it was drawn: it may be there since then
      const look = () => startTransition(() => redraw({}))
      void asking.code.then(look, look)
    }, [asking, part])
    if (failure) throw failure
    if (!part && meanwhile !== undefined) return meanwhile
    const Part = part ?? use(asking.code)
    return <Part {...props} />
  }
  return Object.assign(Later, { ask })
}

/** The code of what the app starts with. */
const asked: Promise<unknown>[] = []
export const firstCode = () => Promise.allSettled(asked)

/** Asks for what is drawn first before it is drawn: of what came with the page all code must be there when that is taken over. */
export const askFirst = ({ ask }: { ask: () => { code: Promise<unknown> } }) => void asked.push(ask().code)
