import { expect, test } from 'vitest'
import { headingsAndParagraphs, leadAndText, paragraphs } from './prose.ts'

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

test('a line that begins with two hashes is a heading, with or without empty lines around it', () => {
  expect(
    headingsAndParagraphs('Vorweg\n## Stand\nTeilweise.\n\n##  Kontakt\n\n#Lesen ist Teil davon'),
  ).toEqual([
    { isHeading: false, text: 'Vorweg' },
    { isHeading: true, text: 'Stand' },
    { isHeading: false, text: 'Teilweise.' },
    { isHeading: true, text: 'Kontakt' },
    { isHeading: false, text: '#Lesen ist Teil davon' },
  ])
})
