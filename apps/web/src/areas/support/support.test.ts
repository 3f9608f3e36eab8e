import { NewSupportMessage } from '@tafelrunde/contract/support'
import { expect, test } from 'vitest'
import { type DeviceFacts, noteLines } from './device.texts.ts'
import { bodyOf, SupportForm } from './support.rules.ts'

const facts: DeviceFacts = {
  version: '0.1.0',
  isInstalled: false,
  browser: { name: 'Chrome', version: '140.0.7339.51' },
  system: { name: 'Android', version: '15' },
  width: 390,
  height: 844,
  isOnline: true,
  language: 'de-DE',
}
const valueOf = (name: string, changed: Partial<DeviceFacts>) =>
  new Map(noteLines({ ...facts, ...changed })).get(name)

const form: SupportForm = {
  name: 'Friederike Möllenkamp',
  email: 'f@schule.example',
  subject: 'Ausweis',
  message: 'Mein Ausweis fehlt.',
  with_note: true,
}

test('the note tells app and device in words', () => {
  expect(noteLines(facts)).toEqual([
    ['App', 'Version 0.1.0, im Browser'],
    ['Browser', 'Chrome 140'],
    ['System', 'Android 15'],
    ['Bildschirm', '390 × 844 Pixel'],
    ['Verbindung', 'online'],
    ['Sprache', 'Deutsch (Deutschland)'],
  ])
})

test.each<[string, Partial<DeviceFacts>, string]>([
  ['App', { isInstalled: true }, 'Version 0.1.0, installiert'],
  ['Browser', { browser: {} }, 'unbekannt'],
  ['System', { system: { name: 'Windows', version: 'NT 10.0', versionName: '10' } }, 'Windows 10'],
  ['System', { system: { name: 'macOS', version: '10.15.7', versionName: 'Catalina' } }, 'macOS'],
  ['System', { system: {} }, 'unbekannt'],
  ['Verbindung', { isOnline: false }, 'offline'],
  ['Sprache', { language: 'tr' }, 'Türkisch'],
])('%s of %o is %s', (name, changed, value) => {
  expect(valueOf(name, changed)).toBe(value)
})

test('the note stands below the message, unless it was taken out', () => {
  const note = noteLines(facts)
  expect(bodyOf(form, note)).toEqual({
    name: 'Friederike Möllenkamp',
    email: 'f@schule.example',
    subject: 'Ausweis',
    message: expect.stringMatching(/^Mein Ausweis fehlt\.\n\nAngaben zu App und Gerät\nApp: Version 0\.1\.0/),
  })
  expect(bodyOf({ ...form, with_note: false }, note).message).toBe('Mein Ausweis fehlt.')
})

test('the longest message that the form takes is taken by the server with the longest note', () => {
  const longest = { ...form, message: 'ä'.repeat(4500) }
  const note = noteLines({ ...facts, browser: { name: 'B'.repeat(1000) } })
  expect(SupportForm.safeParse(longest).success).toBe(true)
  expect(NewSupportMessage.safeParse(bodyOf(longest, note)).success).toBe(true)
  expect(SupportForm.safeParse({ ...longest, message: `${longest.message}.` }).success).toBe(false)
})
