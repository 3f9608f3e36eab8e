import { getOfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'
import { button, field, link, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

test(
  'the office makes an event, announces it, and the app shows it',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' }))
    await page.goto('/verwaltung/events')
    await link(page, 'Anlegen').click()
    await field(page, 'Name *').fill('Herbsttagung 2031')
    await field(page, 'Beginn *').fill('2031-11-12T09:00')
    await field(page, 'Ende *').fill('2031-11-11T17:00')
    await button(page, 'Als Entwurf anlegen').click()
    await expect(page.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await field(page, 'Ende *').fill('2031-11-13T17:00')
    await field(page, 'Ort').fill('Stadthalle Lindenau')
    await expect(link(page, 'Auf der Karte zeigen')).toHaveAttribute('href', /\?query=Stadthalle%20Lindenau$/)
    await button(page, 'Als Entwurf anlegen').click()
    await expect(pageTitle(page, 'Herbsttagung 2031')).toBeVisible()
    await expect(page.getByText('Stadthalle Lindenau')).toBeVisible()

    await expect(page.getByText('Workshops mit Terminen anlegen')).toBeVisible()
    await expect(page.getByText('Ort angeben')).toBeHidden()
    await button(page, 'Ankündigen').click()
    await expect(page.getByText('Anmelden kann sich noch niemand.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Ankündigen' }).click()
    await expect(page.getByText('Stand: von „Entwurf“ zu „Angekündigt“')).toBeVisible()
    await expect(page.getByText(/^Okka Harms, /)).toHaveCount(2)
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/app/tabs/event')
    await expect(page.getByRole('link', { name: /Herbsttagung 2031/ })).toBeVisible()
  },
)

test(
  'the links of an event stay where they are first seen: what it still lacks comes with them',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: 'Tag der Probe' })
    await signIn(await given.account({ isStaff: true }))
    const letGo = await hold(page, '**/checklist/')
    await page.goto(`/verwaltung/events/${event.id}/show`)
    await expect(pageTitle(page, 'Tag der Probe')).toBeVisible()
    expect(await link(page, 'Preisliste').isVisible()).toBe(false)
    letGo()
    await link(page, 'Preisliste').waitFor()
    expect(await page.getByText('Workshops mit Terminen anlegen').isVisible()).toBe(true)
  },
)

test(
  'of two who change the same event the second one sees what the first did, and nothing is lost',
  desktop,
  async ({ page, context, given, signIn, callAs }) => {
    const event = await given.event({ name: 'Tag der Probe', location: 'Aula', description: '' })
    await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' }))
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/verwaltung/events/${event.id}`)
      await expect(field(tab, 'Ort')).toHaveValue('Aula')
    }
    await field(page, 'Ort').fill('Mensa')
    await field(page, 'Plätze').fill('40')
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText('Ort: von „Aula“ zu „Mensa“')).toBeVisible()

    await field(other, 'Ort').fill('Turnhalle')
    await field(other, 'Beschreibung').fill('Bitte Hausschuhe mitbringen.')
    await button(other, 'Änderungen speichern').click()
    await expect(other.getByRole('alert')).toContainText('Ort: von „Aula“ zu „Mensa“')
    await expect(field(other, 'Plätze')).toHaveValue('40')
    await expect(field(other, 'Ort')).toHaveValue('Turnhalle')
    expect(await faultsOf(other)).toEqual([])
    await button(other, 'Andere Fassung von „Ort“ übernehmen').click()
    await expect(field(other, 'Ort')).toHaveValue('Mensa')
    await button(other, 'Änderungen speichern').click()
    await expect(pageTitle(other, 'Tag der Probe')).toBeVisible()
    const stored = await (await callAs(await given.account({ isStaff: true })))(getOfficeEvent, {
      params: { id: event.id },
    })
    expect(stored).toMatchObject({
      location: 'Mensa',
      capacity: 40,
      description: 'Bitte Hausschuhe mitbringen.',
    })
  },
)

test(
  'whoever leaves a form with changes is asked first, and an event with people is not deleted',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: 'Tag der Probe' })
    const slot = await given.timeslot({ eventId: event.id })
    await given.participation(await given.account(), slot)
    await signIn(await given.account({ isStaff: true }))
    await page.goto(`/verwaltung/events/${event.id}`)
    await field(page, 'Ort').fill('Mensa')
    let asked = ''
    page.once('dialog', dialog => {
      asked = dialog.message()
      void dialog.dismiss()
    })
    await link(page, '‹ Tag der Probe').click()
    await expect.poll(() => asked).toContain('nicht gespeichert')
    await expect(field(page, 'Ort')).toHaveValue('Mensa')

    await page.goto(`/verwaltung/events/${event.id}/show`)
    await button(page, 'Löschen').click()
    const question = page.getByRole('dialog', { name: 'Veranstaltung löschen' })
    await expect(question).toContainText('Daran hängen: 1 Anmeldung.')
    await question.getByRole('button', { name: 'Schließen' }).click()
    await expect(pageTitle(page, 'Tag der Probe')).toBeVisible()
  },
)

test(
  'last year is copied for the next, with its programme and without its people',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: 'Kopiervorlage' })
    const slot = await given.timeslot({ eventId: event.id, name: 'Schulgarten', capacity: 7 })
    await given.participation(await given.account(), slot)
    await signIn(await given.account({ isStaff: true }))
    await page.goto(`/verwaltung/events/${event.id}/show`)
    await button(page, 'Kopieren').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('')
    await dialog.getByRole('button', { name: 'Veranstaltung kopieren' }).click()
    await expect(dialog.getByText('Dieses Feld darf nicht leer sein.')).toBeVisible()
    await dialog.getByLabel('Name').fill('Kopie im nächsten Jahr')
    await dialog.getByLabel('Erster Tag').fill('2031-03-14')
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Veranstaltung kopieren' }).click()
    await expect(pageTitle(page, 'Kopie im nächsten Jahr')).toBeVisible()
    await expect(page.getByText('Entwurf', { exact: true })).toBeVisible()
    await expect(page.getByRole('table').first()).toContainText('0 von 7')
  },
)
