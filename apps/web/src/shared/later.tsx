import { type ComponentType, use } from 'react'
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
  failed: boolean
  part?: ComponentType<Props>
}

/**
 * A part in a chunk of its own, drawn in a `Suspense`; a boundary round it tells when it does not come. What was asked for
 * before it is drawn and is there by then needs no `Suspense`.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let asked: Asked<Props> | undefined
  const ask = () => {
    const asking: Asked<Props> = { code: chunk(load), round, failed: false }
    const settle = (how: Partial<typeof asking>) => void Object.assign(asking, how)
    asking.code.then(
      part => settle({ part }),
      () => settle({ failed: true }),
    )
    asked = asking
    return asking
  }
  const Later = (props: Props) => {
    const { code, part } = asked && !(asked.failed && asked.round < round) ? asked : ask()
    const Part = part ?? use(code)
    return <Part {...props} />
  }
  return Object.assign(Later, { ask })
}
