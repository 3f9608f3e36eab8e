import fc from 'fast-check'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrSvg } from './qr.ts'

/** The modules of a picture, from the runs of its path. */
const drawn = (svg: string) => {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of svg.matchAll(/M(\d+),(\d+)h(\d+)v1/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return modules
}

test('the picture has the modules of the code, in four modules of white', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300 }), text => {
      const { data, size } = encode(text, { ecc: 'M', border: 0 })
      const modules = drawn(qrSvg(text, 'QR-Code'))
      const inside = modules.slice(4, -4).map(row => row.slice(4, -4))
      expect(inside).toEqual(data)
      expect(modules).toHaveLength(size + 8)
      expect(modules.flat().filter(Boolean)).toHaveLength(data.flat().filter(Boolean).length)
    }),
    { numRuns: 20 },
  )
})

test('the picture is crisp, named in German, and nothing but shapes', () => {
  const svg = qrSvg('https://tafelrunde.example/', 'QR-Code Ihres Ausweises')
  expect(svg).toContain('shape-rendering="crispEdges"')
  expect(svg).toContain('role="img" lang="de"')
  expect(svg).toContain('<title>QR-Code Ihres Ausweises</title>')
  expect([...new Set(svg.match(/<\w+/g))]).toEqual(['<svg', '<title', '<path'])
})
