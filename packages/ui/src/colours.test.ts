import { coloursOf, grounds, primaryPair, tafelgruen } from '@tafelrunde/contract/values/colours'
import { oklabOf } from '@tafelrunde/contract/values/oklch'
import { expect, test } from 'vitest'
import { colourOf } from './tokens.ts'

const far = (one: string, other: string) => {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  return Math.hypot(a.lightness - b.lightness, a.a - b.a, a.b - b.b)
}

test.each(['light', 'dark'] as const)('%s: the rule knows the colours of the style sheet', scheme => {
  const token = (name: string) => colourOf(scheme, name)
  expect(grounds[scheme]).toEqual({
    bg: token('bg'),
    card: token('card'),
    sunken: token('sunken'),
    neutralSoft: token('neutral-soft'),
  })
  expect(primaryPair(scheme, null)).toEqual({ primary: token('primary'), onPrimary: token('on-primary') })
})

test.each(['light', 'dark'] as const)(
  '%s: what is reckoned of Tafelgrün comes close to what is designed',
  scheme => {
    for (const [name, colour] of Object.entries(coloursOf(scheme, tafelgruen)))
      expect([name, far(colour, colourOf(scheme, name)) < 0.075]).toEqual([name, true])
  },
)
