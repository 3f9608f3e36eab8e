import type { Page } from '@playwright/test'
import type { Attended } from './attended.ts'
import { newPassword, password } from './house/fixtures.ts'
import { type Stand, table } from './orders.ts'
import { newAddress } from './register.ts'
import { button, heading } from './screen.ts'
import type { Form } from './typed.ts'

const inSheet = (name: string) => async (page: Page) => {
  await button(page, name).first().click()
  await page.locator('ion-modal h1:focus').waitFor()
}
const noSheet = (page: Page) => page.locator('body:not(:has(ion-modal))')
const saved = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first()

/** What a visitor writes; the login comes last. */
export const visitorsForms = (email: string): Form[] => [
  {
    path: '/support',
    typed: {
      Name: 'Friederike Möllenkamp',
      'E-Mail-Adresse': 'f.moellenkamp@gs-lindenau.example',
      Betreff: 'Ausweis',
      Nachricht: 'Mein Ausweis fehlt.',
    },
    send: 'Nachricht senden',
    sent: saved(/Sie ist bei uns die Anfrage Nr/),
  },
  {
    path: '/register',
    typed: {
      Vorname: 'Friederike',
      Nachname: 'Möllenkamp',
      'E-Mail-Adresse': newAddress(),
      'Mitgliedsnummer (freiwillig)': '204 817',
      Passwort: newPassword,
    },
    chosen: page => [page.getByRole('checkbox', { name: /Teilnahmebedingungen/ })],
    send: 'Konto anlegen',
    sent: saved('Wir haben eine Nachricht an'),
  },
  {
    path: '/register-success',
    typed: { 'E-Mail-Adresse': newAddress() },
    send: 'Nachricht noch einmal senden',
    sent: saved(/unterwegs|gesendet/),
  },
  {
    path: '/password-reset',
    typed: { 'E-Mail-Adresse': newAddress() },
    send: 'Link senden',
    sent: page => heading(page, 'Sehen Sie in Ihr Postfach'),
  },
  {
    path: '/password-reset-confirm?uid=MQ&token=falsch',
    typed: { 'Neues Passwort': newPassword },
    send: 'Passwort speichern',
    sent: page => heading(page, 'Der Link gilt nicht mehr'),
  },
  {
    path: '/email-reset-confirm?uid=MQ&token=falsch',
    typed: { 'Neue E-Mail-Adresse': newAddress() },
    send: 'Link senden',
    sent: page => heading(page, 'Der Link gilt nicht mehr'),
  },
  {
    path: '/login',
    typed: { 'E-Mail-Adresse': email, Passwort: password },
    send: 'Anmelden',
    failed: 'Fehler beim Anmelden',
    sent: page => page.locator('.board'),
  },
]

/** What stands in the account; it is deleted at last. */
export const accountForms = (): Form[] => [
  {
    path: '/account',
    typed: { Vorname: 'Friederike', 'Über mich (freiwillig)': 'Ich lese gern vor.' },
    send: 'Änderungen speichern',
    sent: saved('Änderungen gespeichert'),
  },
  {
    path: '/account',
    open: inSheet('E-Mail-Adresse ändern'),
    typed: { 'Neue E-Mail-Adresse': newAddress(), 'Ihr Passwort': password },
    send: 'Link senden',
    sent: page => heading(page, 'Sehen Sie in Ihr Postfach'),
  },
  {
    path: '/account',
    open: inSheet('Passwort ändern'),
    typed: { 'Aktuelles Passwort': password, 'Neues Passwort': newPassword },
    send: 'Passwort ändern',
    sent: noSheet,
  },
  {
    path: '/account',
    open: inSheet('Konto löschen'),
    typed: { 'Zur Sicherheit: Ihr Passwort': newPassword },
    send: 'Konto endgültig löschen',
    sent: noSheet,
  },
]

const questions = [/^Der Inhalt/, /^Die Vermittlung/, /^Die Organisation/, /^Für meinen Unterricht/]

export const feedbackForm = ({ participation }: Attended): Form => ({
  path: `/participation-confirmations/feedback/${participation}`,
  typed: { 'Was möchten Sie noch sagen? (freiwillig)': 'Mehr Zeit zum Üben' },
  chosen: page =>
    questions.map(name => page.getByRole('radiogroup', { name }).getByRole('radio', { name: '4' })),
  send: 'Feedback senden',
  sent: saved('Danke, Ihr Feedback ist gespeichert.'),
})

/** What a lecturer writes to everybody. */
export const messageForm = (timeslot: number): Form => ({
  path: `/my-workshops/details/${timeslot}`,
  open: inSheet('Nachricht an alle'),
  typed: { Betreff: 'Scheren', Nachricht: 'Bitte bringen Sie Scheren mit.' },
  send: 'Nachricht senden',
  sent: saved(/^Die Nachricht geht an/),
})

/** What a lecturer says to be paid. */
export const settlementForms = (settlement: number): Form[] => [
  {
    path: '/speaker-confirmations',
    open: inSheet('Angaben ändern'),
    typed: { 'Straße und Hausnummer': 'Lindenweg 14', Postleitzahl: '12345', Ort: 'Musterstadt' },
    send: 'Angaben speichern',
    sent: noSheet,
  },
  {
    path: '/speaker-confirmations',
    open: inSheet('Text und Vorschau'),
    typed: { 'Über mich (freiwillig)': 'Ich lese gern vor.' },
    send: 'Profil speichern',
    sent: noSheet,
  },
  {
    path: `/speaker-confirmations/${settlement}`,
    open: inSheet('Fahrt mit dem Pkw ändern'),
    typed: { 'Kilometer, hin und zurück': '128' },
    send: 'Reise speichern',
    sent: noSheet,
  },
  {
    path: `/speaker-confirmations/${settlement}`,
    open: inSheet('Auslage hinzufügen'),
    typed: { Wofür: 'Kopien', 'Betrag in Euro': '16,20' },
    send: 'Auslage speichern',
    sent: noSheet,
  },
  {
    path: `/speaker-confirmations/${settlement}`,
    open: inSheet('Bemerkung hinzufügen'),
    typed: { 'Bemerkung für das Büro (freiwillig)': '81 Seiten zu je 20 Cent' },
    send: 'Bemerkung speichern',
    sent: noSheet,
  },
]

const address = {
  'Firma oder Verein': 'Verlag Möllenkamp',
  'Straße und Hausnummer': 'Lindenweg 15',
  Postleitzahl: '12346',
  Ort: 'Neustadt',
}
const toAddress = (place: string) => async (page: Page) => {
  await table(page, place).check()
  await button(page, 'Weiter zur Rechnungsadresse').click()
  await page.waitForURL(/step=address/)
}

/** What an exhibitor orders who has ordered A4, and says of themselves. */
export const exhibitorsForms = ({ event }: Stand, orderId: number): Form[] => [
  {
    path: `/exhibitor-data/event/${event.id}`,
    open: toAddress('A5'),
    typed: address,
    send: 'Verbindlich bestellen',
    sent: saved('1\u00A0Tisch: A5'),
  },
  {
    path: `/exhibitor-data/${orderId}/change`,
    open: toAddress('B1'),
    typed: address,
    send: 'Änderung verbindlich bestellen',
    sent: saved('2\u00A0Tische: A4, B1'),
  },
  {
    path: '/exhibitor-data',
    open: inSheet('Eintrag anlegen'),
    typed: {
      Name: `Verlag ${crypto.randomUUID().slice(0, 8)}`,
      'Website (freiwillig)': 'verlag.example',
      'Was Sie anbieten (freiwillig)': 'Bilderbücher und Lesekisten',
    },
    send: 'Eintrag speichern',
    sent: noSheet,
  },
]
