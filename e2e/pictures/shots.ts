import type { Page } from '@playwright/test'
import { openFiles, openLicences, openStatement, sendMessage, sendNothing, takeNoteOut } from '../support.ts'
import { awaitScreen, missScreen, missSheet } from '../white.ts'
import { doorShots } from './door-shots.ts'
import { orderShots } from './order-shots.ts'

/** A screen, and how it is brought into the state that is worth a look. */
export type Shot = {
  name: string
  path: string
  /** The picture of the design that this screen is measured against. */
  picture?: string
  email?: string
  after?: (page: Page) => Promise<void>
}

const visitor: Shot[] = [
  { name: 'welcome', path: '/' },
  { name: 'events', path: '/app/tabs/event', picture: '01-veranstaltungen-light.png' },
  { name: 'menu', path: '/app/tabs/event', picture: '02-seitenmenue.png', after: openMenu },
  { name: 'lecturers', path: '/app/tabs/speakers', picture: '05-referenten-liste.png' },
  { name: 'lecturer', path: '/app/tabs/speakers?id=1', picture: '05-referent-detail.png', after: sheetOpens },
  { name: 'exhibitors', path: '/exhibitors' },
  { name: 'exhibitor', path: '/exhibitors/1' },
  { name: 'about', path: '/app/tabs/about' },
  { name: 'about-accessibility', path: '/app/tabs/about', after: openStatement },
  { name: 'about-licences', path: '/app/tabs/about', after: openLicences },
  { name: 'login', path: '/login', picture: '11-anmelden.png' },
  { name: 'register', path: '/register', picture: '11-registrieren.png', after: fillRegister },
  { name: 'register-privacy', path: '/register', after: openPrivacy },
  { name: 'register-success', path: '/register', after: register },
  { name: 'register-confirm-refused', path: '/register-confirm?uid=MQ&token=falsch' },
  { name: 'signup-almost-done', path: '/signup', after: register },
  { name: 'password-reset', path: '/password-reset' },
  { name: 'password-reset-sent', path: '/password-reset-sent' },
  { name: 'password-reset-confirm', path: '/password-reset-confirm?uid=MQ&token=falsch' },
  { name: 'email-reset-confirm', path: '/email-reset-confirm?uid=MQ&token=falsch&email=neu@schule.example' },
  { name: 'check', path: '/bestaetigung' },
  { name: 'check-unknown', path: '/bestaetigung/FALSCH' },
  { name: 'support', path: '/support' },
  { name: 'support-refused', path: '/support', after: sendNothing },
  { name: 'support-sent', path: '/support', after: sendMessage },
  { name: 'unknown', path: '/nirgendwo' },
  { name: 'white-screen', path: '/app/tabs/event', after: missScreen },
  { name: 'white-sheet', path: '/app/tabs/about', after: missSheet },
  { name: 'white-waiting', path: '/app/tabs/event', after: awaitScreen },
]
const teacher = 'lehrerin@tafelrunde.example'
const loggedIn: Shot[] = [
  { name: 'events-registered', path: '/app/tabs/event', email: teacher },
  {
    name: 'menu-registered',
    path: '/app/tabs/schedule',
    email: teacher,
    picture: '02-seitenmenue.png',
    after: openMenu,
  },
  { name: 'event', path: '/event-detail/OPEN', email: teacher },
  { name: 'event-files', path: '/event-detail/OPEN', email: teacher, after: openFiles },
  { name: 'support-filled', path: '/support', email: teacher, after: takeNoteOut },
  {
    name: 'schedule',
    path: '/app/tabs/schedule?event=OPEN',
    email: teacher,
    picture: '03-workshops-light.png',
  },
  { name: 'workshop', path: '/workshop-detail/WORKSHOP', email: teacher, picture: '04-workshop-detail.png' },
  {
    name: 'confirmations',
    path: '/participation-confirmations',
    email: teacher,
    picture: '07-teilnahmebestaetigungen.png',
  },
  {
    name: 'feedback',
    path: '/participation-confirmations',
    email: teacher,
    picture: '07-feedback.png',
    after: openFeedback,
  },
  { name: 'account', path: '/account', email: teacher },
  { name: 'pass', path: '/pass', email: teacher, picture: '06-ausweis.png' },
  { name: 'account-password', path: '/account', email: teacher, after: passwordSheet },
  { name: 'account-deletion', path: '/account', email: teacher, after: deletionSheet },
]

const lecturer = 'referent@tafelrunde.example'
const paid: Shot[] = [
  { name: 'settlements', path: '/speaker-confirmations', email: lecturer },
  {
    name: 'settlement',
    path: '/speaker-confirmations',
    email: lecturer,
    picture: '09-meine-abrechnungen-detail.png',
    after: openSettlement,
  },
  { name: 'settlements-data', path: '/speaker-confirmations', email: lecturer, after: dataSheet },
  { name: 'settlements-data-abroad', path: '/speaker-confirmations', email: lecturer, after: nameAbroad },
]

const office = 'buero@tafelrunde.example'
const backOffice: Shot[] = [
  { name: 'verwaltung', path: '/verwaltung/', email: office, picture: '14-verwaltung-start.png' },
  { name: 'verwaltung-events', path: '/verwaltung/events', email: office },
  { name: 'verwaltung-event', path: '/verwaltung/events/OPEN/show', email: office },
]
export const shots = [...visitor, ...loggedIn, ...paid, ...doorShots, ...orderShots, ...backOffice]
export const isBackOffice = ({ path }: Shot) => path.startsWith('/verwaltung')

async function sheetOpens(page: Page) {
  await page.locator('ion-modal h1:focus').waitFor() // it gets the focus once it is up
}

async function passwordSheet(page: Page) {
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await sheetOpens(page)
}

async function openFeedback(page: Page) {
  await page.getByRole('link', { name: 'Feedback geben' }).first().click()
  await page.getByRole('radiogroup').first().waitFor()
}

/** One that is there, else the one of an event to come. */
async function openSettlement(page: Page) {
  const begin = page.getByRole('button', { name: /^Abrechnung beginnen/ })
  await page.locator('.summary-card').or(begin).first().click()
  await page.locator('.step-line').waitFor()
}

async function dataSheet(page: Page) {
  await page.getByRole('button', { name: 'Angaben ändern' }).click()
  await sheetOpens(page)
}

async function nameAbroad(page: Page) {
  await dataSheet(page)
  await page.getByLabel('Land').selectOption('Griechenland')
  await page.getByLabel('Kontoinhaber (freiwillig)').fill('Ελένη Παπαδοπούλου')
  await page.getByRole('button', { name: 'Angaben speichern' }).click()
  await page.getByText(/lateinische Buchstaben/).waitFor()
}

async function deletionSheet(page: Page) {
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await sheetOpens(page)
}

/** As in the picture, with an address that is not complete. */
async function fillRegister(page: Page) {
  await page.getByLabel('Vorname').fill('Friederike')
  await page.getByLabel('Nachname').fill('Möllenkamp')
  await page.getByLabel('E-Mail-Adresse').fill('f.moellenkamp@gs-lindenau')
  await page.getByLabel('Schulart').selectOption('Grundschule')
  await page.getByLabel('Passwort', { exact: true }).fill('Lindenau im Mai')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByText('Bitte die vollständige Adresse eingeben.').waitFor()
}

async function openPrivacy(page: Page) {
  await page.getByRole('link', { name: 'Datenschutzhinweise' }).click()
  await sheetOpens(page)
}

async function register(page: Page) {
  await fillRegister(page)
  await page.getByLabel('E-Mail-Adresse').fill(`${crypto.randomUUID().slice(0, 8)}@gs-lindenau.example`)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByText('Wir haben eine Nachricht an').waitFor()
}

async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menü' }).first()
  if (await button.isVisible()) await button.click()
  await page.locator('.side').getByText('Veranstaltungen').first().waitFor()
}
