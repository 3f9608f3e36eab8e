import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, plainTextOf } from './plain-text.reader.ts'

test.each([
  ['paragraphs of HTML', '<p>Eins\nzwei</p>\n\n<p>Drei</p>', 'Eins zwei\n\nDrei'],
  ['lists of HTML', '<ul>\n<li>a</li>\n<li>b</li>\n</ul><ol><li>c</li></ol>', '• a\n• b\n\n 1. c'],
  ['code of HTML', '<pre><code>if x:\n  y</code></pre>', 'if x:\n  y'],
  ['links of HTML', '<a href="https://a.example">A</a>', 'A (https://a.example)'],
  ['paragraphs of plain text', 'Eins\r\nzwei\r\n\r\n\r\n\r\nDrei', 'Eins\nzwei\n\nDrei'],
  ['lists of Markdown', '* a\n- b\n+ c', '• a\n• b\n• c'],
  ['links of Markdown', '[A](https://a.example) und ![B](b.png)', 'A (https://a.example) und B'],
  ['headings and emphasis of Markdown', '## Ziele ##\n**Viel** lernen', 'Ziele\nViel lernen'],
  ['addresses of Markdown', 'Mehr: <https://a.example/x?y=1>', 'Mehr: https://a.example/x?y=1'],
  ['entities, once', 'Fragen &amp;amp; Antworten &lt; 3', 'Fragen &amp; Antworten < 3'],
  ['comparisons', 'a < b und 1 <2', 'a < b und 1 <2'],
  ['what is written about tags', 'vector<int> und &lt;video&gt;', 'vector‹int› und ‹video›'],
])('%s stay legible', (_sentence, source, text) => {
  expect(plainTextOf(source)).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<\u0000script>alert(1)</script>',
  '<img src=x onerror=alert(1)',
  '<b><!-- x --><iframe src="//x">',
])('no tag comes through: %s', source => {
  expect(plainTextOf(source)).not.toMatch(/<[a-z/!?]/i)
})

test('whatever is written, no tag comes through', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p>',
    '</p>',
    '&lt;',
    '&#60;',
    'a',
    ' ',
    '\n',
    '!--',
    '*',
    '[',
    '](',
    ')',
    '\u0000',
    '\ud800',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
      const text = plainTextOf(pieces.join(''))
      expect(text).not.toMatch(/<[a-z/!?]/i)
      expect(text.isWellFormed()).toBe(true)
    }),
  )
})

test('a title is one line without control characters', () => {
  expect(lineOf('  Lesen\n lernen\u0000 ')).toBe('Lesen lernen')
})
