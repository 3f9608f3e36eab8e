import { expect, test } from 'vitest'
import { exhibitors } from './content/exhibitors.content.ts'
import { drawLogo } from './logo.rules.ts'

test('a logo shows the name in two lines of about the same length', () => {
  const logo = drawLogo('Pult & Partner', { mark: 'shield', colour: '#4B3F72', paper: '#E9E4F3' })
  expect([...logo.matchAll(/>([^<>]+)<\/text>/g)].map(([, line]) => line)).toEqual(['Pult &amp;', 'Partner'])
})

test('every exhibitor has a logo, a mark and a stand of its own', () => {
  for (const part of [
    exhibitors.map(e => drawLogo(e.name, e.logo)),
    exhibitors.map(e => e.logo.mark),
    exhibitors.map(e => e.stand),
  ])
    expect(new Set(part).size).toBe(exhibitors.length)
})
