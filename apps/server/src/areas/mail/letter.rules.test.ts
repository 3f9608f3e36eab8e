import { describe, expect, test } from 'vitest'
import { greetingOf, type Letter, letterText } from './letter.rules.ts'
import { letterHtml } from './letter-html.rules.ts'

const head = {
  name: 'Lehrkräfteverband Musterland',
  street: 'Schulstraße 12',
  postalCode: '12345',
  city: 'Musterstadt',
  email: 'buero@lvm.example',
  phone: '0123 456789-0',
  website: 'https://lvm.example',
}
const empty = { ...head, street: '', postalCode: '', city: '', email: '', phone: '', website: '' }
const withoutButton: Letter = {
  recipient: 'eva@schule.example',
  subject: 'Ein Platz',
  greeting: 'Guten Tag Eva Sommer,',
  paragraphs: ['Sie haben einen Platz:', 'Sa., 13. März 2027\nRaum 204'],
  afterwards: ['Bis bald.'],
}
const letter = {
  ...withoutButton,
  button: { label: 'Workshop ansehen', url: 'https://tafelrunde.example/x?a=1&b=2' },
}
const hostile = '<img src=x onerror="alert(1)"> & \'so\''

test('the text says everything in its order, with the head above and the foot below', () => {
  expect(letterText(letter, head)).toBe(`Lehrkräfteverband Musterland

Guten Tag Eva Sommer,

Sie haben einen Platz:

Sa., 13. März 2027
Raum 204

Workshop ansehen:
https://tafelrunde.example/x?a=1&b=2

Bis bald.

--${' '}
Lehrkräfteverband Musterland
Schulstraße 12, 12345 Musterstadt
buero@lvm.example
0123 456789-0
https://lvm.example

Verschickt von Tafelrunde, der App für unsere Veranstaltungen.`)
})

test('the button and the readable address below it lead to the same place', () => {
  const html = letterHtml(letter, head)
  const address = 'https://tafelrunde.example/x?a=1&amp;b=2'
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(html).toContain(`>${address}</a>`)
  expect(html).toMatch(/class="button"[^>]*><a [^>]*>Workshop ansehen<\/a>/)
})

test('a letter without a button has no link but those of the foot', () => {
  const html = letterHtml(withoutButton, head)
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="mailto:buero@lvm.example"',
    'href="tel:01234567890"',
    'href="https://lvm.example"',
  ])
  expect(letterText(withoutButton, head)).not.toContain('tafelrunde.example')
})

test('a field that the association has not filled in leaves no empty line', () => {
  const text = letterText(letter, empty)
  expect(text).toContain('-- \nLehrkräfteverband Musterland\n\nVerschickt')
  expect(text).not.toContain('\n\n\n')
  expect(letterHtml(letter, empty)).not.toMatch(/<br><br>|<br><\/p>|mailto:|tel:/)
})

test('whatever people write stays text', () => {
  const html = letterHtml(
    {
      ...letter,
      subject: hostile,
      greeting: hostile,
      paragraphs: [hostile],
      button: { label: hostile, url: hostile },
      afterwards: [hostile],
    },
    { ...head, name: hostile, street: hostile, email: hostile, phone: hostile, website: hostile },
  )
  expect(html).not.toContain('<img')
  expect(html).not.toMatch(/="[^"]*'so'/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;so&#39;')
})

test('a website that is no web address is not linked', () => {
  const html = letterHtml(withoutButton, { ...head, website: 'javascript:alert(1)' })
  expect(html).not.toContain('href="javascript')
})

test('a line break in a paragraph is one in the page', () => {
  expect(letterHtml(letter, head)).toContain('Sa., 13. März 2027<br>Raum 204')
})

test('marks are drawn in the page, and in the plain text only the address of a link is left of them', () => {
  const href = 'https://lvm.example/plan?a=1&b=2'
  const marked: Letter = {
    ...withoutButton,
    paragraphs: [
      { kind: 'heading', lines: [[{ text: 'Anfahrt' }]] },
      { kind: 'list', lines: [[{ text: 'mit der ' }, { text: 'Bahn', bold: true }], [{ text: hostile }]] },
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Zum ', href },
            { text: 'Plan', italic: true, href },
          ],
        ],
      },
    ],
  }
  expect(letterText(marked, head)).toContain(`Anfahrt\n\n• mit der Bahn\n• ${hostile}\n\nZum Plan (${href})`)
  const html = letterHtml(marked, head)
  expect(html).toMatch(/<h2 [^>]*>Anfahrt<\/h2>/)
  expect(html).toMatch(/<li [^>]*>mit der <strong>Bahn<\/strong><\/li><li [^>]*>&lt;img/)
  expect(html).toMatch(/<em><a [^>]*href="https:\/\/lvm.example\/plan\?a=1&amp;b=2"[^>]*>Plan<\/a><\/em>/)
})

test('the page needs no image, says its language and names itself', () => {
  const html = letterHtml(letter, head)
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<title>Ein Platz</title>')
  expect(html).not.toMatch(/<img|url\(/)
  expect(html.match(/<table(?! role="presentation")/g)).toBeNull()
})

describe('the greeting', () => {
  const greets = (firstName: string, lastName: string) =>
    greetingOf({ email: 'eva@schule.example', firstName, lastName })

  test.each([
    ['Eva', 'Sommer', 'Guten Tag Eva Sommer,'],
    ['Dr. Eva', 'Sommer', 'Guten Tag Dr. Eva Sommer,'],
    ['', 'Sommer', 'Guten Tag Sommer,'],
    [' Eva\n', 'Sommer', 'Guten Tag Eva Sommer,'],
    ['', '', 'Guten Tag,'],
  ])('of „%s“ „%s“', (firstName, lastName, greeting) => {
    expect(greets(firstName, lastName)).toBe(greeting)
  })

  test.each([
    ['Gewinn auf', 'https://boese.example'],
    ['Jetzt', 'boese.example'],
    ['Antwort an', 'boese@example'],
  ])('carries no link as „%s %s“ would', (firstName, lastName) => {
    expect(greets(firstName, lastName)).toBe('Guten Tag,')
  })
})
