import { expect, test } from 'vitest'
import { leadAndText, paragraphs } from './prose.ts'

test('empty lines part paragraphs, line breaks do not', () => {
  expect(paragraphs('Eins\nnoch eins\n\n Zwei \n \n\nDrei\n')).toEqual(['Eins\nnoch eins', 'Zwei', 'Drei'])
  expect(paragraphs('  ')).toEqual([])
})

test('a short first paragraph is the subtitle', () => {
  expect(leadAndText('Schule gemeinsam gestalten\n\nZwei Tage.\n\n Am Freitag.')).toEqual({
    lead: 'Schule gemeinsam gestalten',
    text: 'Zwei Tage.\n\nAm Freitag.',
  })
  expect(leadAndText('Nur ein Satz.')).toEqual({ lead: 'Nur ein Satz.', text: '' })
})

test('a long first paragraph stays in the text', () => {
  const long = 'Ein Satz, der weit ausholt. '.repeat(5).trim()
  expect(leadAndText(`${long}\n\nMehr.`)).toEqual({ text: `${long}\n\nMehr.` })
  expect(leadAndText('')).toEqual({ text: '' })
})

test.each(['## Ziele', '• eins\n• zwei', '**Neu** dabei', '[Mehr](https://a.example)', 'Ganz _neu_'])(
  'what has marks stays in the text: %s',
  first => {
    expect(leadAndText(`${first}\n\nMehr.`)).toEqual({ text: `${first}\n\nMehr.` })
  },
)
