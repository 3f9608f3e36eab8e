import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, blocksOf, type Run, textOf, withoutMarks } from './marked-text.ts'

const inline = (text: string) => blocksOf(text).flatMap(block => (block.kind === 'list' ? [] : block.runs))

test('headings, lists and paragraphs are told apart, with or without empty lines around them', () => {
  expect(blocksOf('Vorweg\nnoch eins\n## Ziele\n• a\n- b\n\nMehr\n \n\nEnde - so')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Vorweg\nnoch eins' }] },
    { kind: 'heading', runs: [{ text: 'Ziele' }] },
    { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'paragraph', runs: [{ text: 'Mehr' }] },
    { kind: 'paragraph', runs: [{ text: 'Ende - so' }] },
  ])
  expect(blocksOf(' \n')).toEqual([])
})

test('bold, italic and links are read, one inside of the other', () => {
  expect(inline('Ein **fetter _und_** [Link **hier**](https://a.example/x?y=1).')).toEqual([
    { text: 'Ein ' },
    { text: 'fetter ', bold: true },
    { text: 'und', bold: true, italic: true },
    { text: ' ' },
    { text: 'Link ', href: 'https://a.example/x?y=1' },
    { text: 'hier', bold: true, href: 'https://a.example/x?y=1' },
    { text: '.' },
  ])
})

test.each([
  'Schüler*innen und Lehrer*innen',
  'Lehrer_innen und Schüler_innen',
  '5 * 3 ** 2',
  'a_b_c.pdf, https://a.example/_x_/',
  '[1] Quelle (https://a.example)',
  '[klick](javascript:alert(1))',
  '<b onclick="x">nicht fett</b>',
])('%s is what it looks like', text => {
  expect(inline(text)).toEqual([{ text }])
})

test('without marks the words stay, and headings and lists can be told', () => {
  expect(withoutMarks('## Ziele\n**Viel** [lernen](https://a.example)\n- a\n- _b_')).toBe(
    'Ziele\nViel lernen\n- a\n- b',
  )
})

test('a long text of nothing but marks is read at once', () => {
  for (const text of ['**a ', '_a ', '[a](', '[', '\\', '**', ' _', '- '])
    expect(textOf(blocksOf(text.repeat(20_000 / text.length))).length).toBeGreaterThan(0)
}, 2000)

const words = fc
  .array(fc.constantFrom('Ziele', 'ü', ' ', ' ', '*', '_', '[', ']', '(', '\\', '.', '**', '](http', '1'), {
    minLength: 1,
    maxLength: 6,
  })
  .map(parts => `x${parts.join('')}x`)
const run: fc.Arbitrary<Run> = fc.record(
  {
    text: words,
    bold: fc.constant(true),
    href: fc.constantFrom('https://a.example/x', 'mailto:a@b.example'),
  },
  { requiredKeys: ['text'] },
)

/** Neighbours with the same marks are one run. */
const merged = (runs: Run[]) =>
  runs.reduce<Run[]>((all, { text, ...marks }) => {
    const last = all.at(-1)
    if (last && last.bold === marks.bold && last.href === marks.href) last.text += text
    else all.push({ text, ...marks })
    return all
  }, [])

test('what is written is read again as it was, whatever stars and brackets somebody types', () => {
  const runs = fc.array(run, { minLength: 1, maxLength: 5 }).map(merged)
  const block: fc.Arbitrary<Block> = fc.oneof(
    fc.record({ kind: fc.constantFrom('heading', 'paragraph'), runs }),
    fc.record({ kind: fc.constant('list'), items: fc.array(runs, { minLength: 1, maxLength: 3 }) }),
  )
  fc.assert(
    fc.property(block, block => {
      expect(blocksOf(textOf([block]))).toEqual([block])
    }),
    { numRuns: 1000 },
  )
})

test('italic words survive between blanks and signs', () => {
  const text = 'Das _„neue“ Lernen_, (_so_) und **_beides_**.'
  expect(textOf(blocksOf(text))).toBe(text)
})
