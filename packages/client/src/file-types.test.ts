import { expect, test } from 'vitest'
import { typeOfFile } from './file-types.ts'

test.each([
  ['Ticket.pdf', 'application/pdf'],
  ['Zahlungsdatei 3.xml', 'application/xml'],
  ['Foto.2027.JPG', 'image/jpeg'],
  ['Scan.jpeg', 'image/jpeg'],
  ['Quittung.png', 'image/png'],
  ['Quittung.webp', 'image/webp'],
  ['Quittung.html', undefined],
  ['ohne Endung', undefined],
])('%s is %s', (name, type) => expect(typeOfFile(name)).toBe(type))
