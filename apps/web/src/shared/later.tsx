import { type ComponentType, use } from 'react'
import { chunk } from './chunks.ts'

/** How often something that did not come was asked for again. */
let round = 0

/** What did not come is asked for again when it is drawn next. */
export const askAgainWhenDrawn = () => {
  round += 1
}

/** A part in a chunk of its own, drawn in a `Suspense`; a boundary round it tells when it does not come. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let asked: { code: Promise<ComponentType<Props>>; round: number; failed: boolean } | undefined
  const ask = () => {
    const asking = { code: chunk(load), round, failed: false }
    asking.code.catch(() => {
      asking.failed = true
    })
    asked = asking
    return asking
  }
  return function Later(props: Props) {
    const { code } = asked && !(asked.failed && asked.round < round) ? asked : ask()
    const Part = use(code)
    return <Part {...props} />
  }
}
