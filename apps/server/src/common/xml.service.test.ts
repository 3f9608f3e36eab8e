import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { writeXml } from './xml.service.ts'

/** The text and the attribute of the only element of a file. */
const readBack = (xml: string) => {
  const read = { text: '', attribute: '' }
  const parser = new SaxesParser()
  parser.on('text', text => {
    read.text += text
  })
  parser.on('opentag', ({ attributes }) => {
    read.attribute = String(attributes.name)
  })
  parser.write(xml).close()
  return { ...read, text: read.text.trim() }
}

test.for(['H&M; Filiale', 'Lange & Söhne', '&amp;', '&amp;amp;', 'x&#65;', '<b>&lt;', '„Auf & ab“', ']]>'])(
  '%s stands in an XML file as it is',
  text => {
    expect(readBack(writeXml({ company: { '@name': text, '#': text } }))).toEqual({ text, attribute: text })
  },
)

test('signs that XML cannot have are left out', () => {
  expect(readBack(writeXml({ company: { '@name': 'A\u0000B', '#': 'C\u0001D' } }))).toEqual({
    text: 'CD',
    attribute: 'AB',
  })
})
