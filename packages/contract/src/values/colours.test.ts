import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coloursCss, coloursOf, grounds, readColour } from './colours.ts'
import { contrastOf, hexOf, oklabOf, withLightness } from './oklch.ts'

const schemes = ['light', 'dark'] as const
const steps = [0, 51, 102, 153, 204, 255]
const grid = steps.flatMap(red => steps.flatMap(green => steps.map(blue => hexOf([red, green, blue]))))
const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(hexOf)

/** Texts that lie on shades of the association's colour, in both schemes. */
const texts = { light: ['#1C2521', '#535E58'], dark: ['#E8EEE9', '#AAB8B0'] }

/** Every pair that app, Verwaltung, mails and papers have: which, and the contrast that it needs. */
const pairsOf = (scheme: 'light' | 'dark', colour: string): [string, string, string, number][] => {
  const shades = coloursOf(scheme, colour)
  const { bg, card, sunken, neutralSoft } = grounds[scheme]
  return [
    ...[bg, card, sunken, neutralSoft].map(
      ground =>
        ['primary on a ground', shades.primary, ground, 4.5] satisfies [string, string, string, number],
    ),
    ['primary on its soft ground', shades.primary, shades['primary-soft'], 4.5],
    ['a button', shades['on-primary'], shades.primary, 4.5],
    ['a chip', shades['on-primary-soft'], shades['primary-soft'], 4.5],
    ['a chosen segment', shades['on-primary-soft'], card, 4.5],
    ...texts[scheme].map(
      text =>
        ['text on a soft ground', text, shades['primary-soft'], 4.5] satisfies [
          string,
          string,
          string,
          number,
        ],
    ),
    ['a board', shades['on-board'], shades.board, 7],
    ['a box on a board', shades['on-board'], shades['board-2'], 7],
    ['quiet words of a board', shades['on-board-2'], shades.board, 4.5],
    ['quiet words in its box', shades['on-board-2'], shades['board-2'], 4.5],
    ['chalk in its box', shades['board-chalk'], shades['board-2'], 4.5],
    ['chalk on a board', shades['board-chalk'], shades.board, 3],
    ['a button of a board', shades.board, shades['on-board'], 4.5],
    ['a chip of a board', shades['board-2'], shades['on-board'], 4.5],
    ...[bg, card, sunken].map(
      ground => ['a bar', shades.bar, ground, 3] satisfies [string, string, string, number],
    ),
  ]
}

const faultsOf = (colour: string) =>
  schemes.flatMap(scheme =>
    pairsOf(scheme, colour)
      .filter(([, one, other, least]) => contrastOf(one, other) < least)
      .map(([what, one, other, least]) => `${colour} ${scheme}: ${what}, ${one} on ${other} < ${least}`),
  )

test('whatever colour an association chooses, everything stays legible in both schemes', () => {
  expect(grid.flatMap(faultsOf)).toEqual([])
  fc.assert(fc.property(anyColour, colour => faultsOf(colour).length === 0))
})

test('a colour that is legible as it is stays as it is', () => {
  expect(coloursOf('light', '#7A1F3D').primary).toBe('#7A1F3D')
  expect(coloursOf('dark', '#F2C14E').primary).toBe('#F2C14E')
})

test('one that is not becomes the nearest shade that is, in the same hue', () => {
  const { primary } = coloursOf('light', '#7CC4A4')
  expect(primary).toBe('#2D765A')
  const hue = (hex: string) => Math.atan2(oklabOf(hex).b, oklabOf(hex).a)
  expect(hue(primary)).toBeCloseTo(hue('#7CC4A4'), 1)
  const lighter = withLightness(oklabOf(primary), oklabOf(primary).lightness + 0.02)
  expect(contrastOf(lighter, grounds.light.neutralSoft)).toBeLessThan(4.5)
})

test('the style sheet has both schemes, and nothing where Tafelgrün stays', () => {
  expect(coloursCss(null)).toBe('')
  const css = coloursCss('#7A1F3D')
  expect(css).toContain('--tr-association:#7A1F3D')
  expect(css.match(/--tr-primary:/g)).toHaveLength(2)
})

test('a colour is read as people type it', () => {
  expect(['#1e5945', ' 1E5945 ', '#abc', 'FFF'].map(readColour)).toEqual([
    '#1E5945',
    '#1E5945',
    '#AABBCC',
    '#FFFFFF',
  ])
  expect(['', '#', '#12345', 'rot', '#1E5945;}', '#GGGGGG'].map(readColour)).toEqual(Array(6).fill(undefined))
})
