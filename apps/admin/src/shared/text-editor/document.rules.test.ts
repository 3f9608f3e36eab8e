import { expect, test } from 'vitest'
import { documentOf, textOfDocument } from './document.rules.ts'

test.each([
  '',
  'Ein Satz.\nNoch einer.',
  '## Ziele\n\n• **viel** lernen\n• _wenig_ sitzen\n\nMehr unter [der Seite](https://a.example).',
  'Schüler*innen, 5 * 3, a_b.pdf',
])('a text comes out of the editor as it went in: %j', text => {
  expect(textOfDocument(documentOf(text))).toBe(text)
})

test('what is bold over a line break stays bold', () => {
  expect(textOfDocument(documentOf('**eins\nzwei** drei'))).toBe('**eins**\n**zwei** drei')
})
