import { expect, test } from 'vitest'
import { menuGroups } from './entries.ts'

const menu = (loggedIn: boolean, is_lecturer = false, is_exhibitor = false) =>
  menuGroups({ loggedIn, account: { is_lecturer, is_exhibitor } }).map(
    ({ heading, entries }) => `${heading ?? ''}: ${entries.map(entry => entry.text).join(', ')}`,
  )

test('a visitor sees what is public and the way in', () => {
  expect(menu(false)).toEqual([
    ': Veranstaltungen, Referenten, Aussteller',
    'Benutzerkonto: Anmelden, Registrieren',
    'Sonstiges: Über uns',
  ])
})

test('who is logged in sees the workshops and the own account', () => {
  expect(menu(true)).toEqual([
    ': Veranstaltungen, Workshops, Referenten, Aussteller',
    'Benutzerkonto: Teilnahmebestätigungen, Benutzerkonto, Abmelden',
    'Sonstiges: Über uns',
  ])
})

test('lecturers and exhibitors have menus of their own', () => {
  expect(menu(true, true, true).slice(1, 3)).toEqual([
    'Referentenmenü: Meine Workshops, Meine Abrechnungen',
    'Ausstellermenü: Tischbestellungen',
  ])
  expect(menu(true, true)).not.toContain('Ausstellermenü: Tischbestellungen')
})

test('nobody sees these menus logged out', () => {
  expect(menu(false, true, true)).toEqual(menu(false))
})
