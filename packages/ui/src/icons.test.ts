import { expect, test } from 'vitest'
import sprite from './icons.svg?raw'
import { iconData, iconNames, iconPath } from './icons.ts'

test('every path of icons.svg has a name, and every name a path', () => {
  expect(iconNames).toHaveLength(sprite.match(/<path /g)?.length ?? 0)
  for (const name of iconNames) expect(iconPath(name)).toMatch(/^[Mm]/)
})

test('an icon for Ionic is written in the form that ion-icon parses without a request', () => {
  expect(iconData('check')).toMatch(/^data:image\/svg\+xml;utf8,<svg .*d="m5 12.8 4.5 4.5L19.5 7"/)
})
