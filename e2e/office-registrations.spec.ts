import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { faultsOf } from './axe.ts'
import { expect, mailsTo, test } from './house/fixtures.ts'
import { button, field, link, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

test(
  'the office registers a person, moves them to a full Termin beyond its places, and cancels all of it',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: 'Tag der Naturschule' })
    await given.timeslot({ eventId: event.id, name: 'Waldpädagogik' })
    await given.timeslot({
      eventId: event.id,
      name: 'Teichforschung',
      capacity: 0,
      startsAt: new Date('2027-03-13T13:00:00+01:00'),
      endsAt: new Date('2027-03-13T14:00:00+01:00'),
    })
    await given.account({ firstName: 'Ortrun', lastName: 'Siebenhaar' })
    await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' }))
    await page.goto('/verwaltung/registrations/create')
    await field(page, 'Veranstaltung *').click()
    await page.getByRole('option', { name: 'Tag der Naturschule' }).click()
    await field(page, 'Person *').fill('Siebenhaar')
    await page.getByRole('option', { name: /Ortrun Siebenhaar/ }).click()
    await field(page, 'Termine').fill('Waldpäd')
    await page.getByRole('option', { name: /Waldpädagogik/ }).click()
    await button(page, 'Anmelden').click()
    await expect(pageTitle(page, 'Ortrun Siebenhaar')).toBeVisible()

    await button(page, 'Umbuchen').click()
    const question = page.getByRole('dialog', { name: '„Waldpädagogik“ umbuchen' })
    await question.getByLabel('Termin').click()
    await page.getByRole('option', { name: /Teichforschung · voll/ }).click()
    await question.getByRole('button', { name: 'Umbuchen' }).click()
    await expect(question.getByRole('alert')).toContainText(
      'Im Termin „Teichforschung“ ist kein Platz mehr frei.',
    )
    expect(await faultsOf(page)).toEqual([])
    await question.getByLabel('Auch wenn alle Plätze vergeben sind').check()
    await question.getByRole('button', { name: 'Umbuchen' }).click()
    const row = page.getByRole('row', { name: /Teichforschung/ })
    await expect(row).toContainText('über die Plätze hinaus')
    await link(page, 'Alles zur Person').click()
    const history = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')
    await expect(history.filter({ hasText: /Waldpädagogik.*: angemeldet/ })).toContainText('Okka Harms')
    const beyond = history.filter({ hasText: /Teichforschung.*: angemeldet, über die Plätze hinaus/ })
    await expect(beyond).toContainText('Okka Harms')
    await page.goBack()

    await page.getByRole('region', { name: 'Anmeldung' }).getByRole('button', { name: 'Abmelden' }).click()
    await page
      .getByRole('dialog', { name: 'Von „Tag der Naturschule“ abmelden' })
      .getByRole('button', { name: 'Abmelden' })
      .click()
    await expect(row).toContainText('abgemeldet')
    await page.getByRole('link', { name: 'Alle Anmeldungen' }).click()
    await field(page, 'Name, E-Mail-Adresse, Nummer').fill('Siebenhaar')
    await expect(page.getByRole('row', { name: /Ortrun Siebenhaar/ })).toContainText('abgemeldet')
  },
)

test(
  'the office makes an account for somebody who has none, registers them and notes something',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}` })
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/registrations/create')
    await link(page, 'Konto anlegen').click()
    await expect(pageTitle(page, 'Konto anlegen')).toBeVisible()
    const name = `Zwirner ${crypto.randomUUID().slice(0, 8)}`
    const email = `${crypto.randomUUID()}@schule.example`
    await field(page, 'Vorname *').fill('Enno')
    await field(page, 'Nachname *').fill(name)
    await field(page, 'E-Mail-Adresse *').fill(email)
    await button(page, 'Anlegen').click()
    await expect(page.getByRole('region', { name: 'Noch kein Passwort' })).toBeVisible()
    await expect.poll(async () => (await mailsTo({ email })).length).toBe(1)
    expect(await faultsOf(page)).toEqual([])

    await page.goto('/verwaltung/registrations/create')
    await field(page, 'Veranstaltung *').click()
    await page.getByRole('option', { name: event.name }).click()
    await field(page, 'Person *').fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await button(page, 'Anmelden').click()
    await expect(pageTitle(page, `Enno ${name}`)).toBeVisible()
    await button(page, 'Notiz schreiben').click()
    const question = page.getByRole('dialog')
    await question.getByRole('textbox', { name: 'Notiz' }).fill('Kommt mit Rollstuhl.')
    await question.getByRole('button', { name: 'Notiz schreiben' }).click()
    await expect(page.getByText('Kommt mit Rollstuhl.')).toBeVisible()
  },
)

test(
  'the office registers a school in one go, and hears which line keeps all of them out',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}`, capacity: 2 })
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/registrations')
    await button(page, 'Gruppe anmelden').click()
    await field(page, 'Veranstaltung').click()
    await page.getByRole('option', { name: event.name }).click()
    const address = () => `${crypto.randomUUID()}@schule.example`
    const lines = [`Eva Zwirner <${address()}>`, `Zwirner, Otto; ${address()}`, 'Ida Zwirner']
    await field(page, 'Personen').fill(lines.join('\n'))
    await expect(page.getByText('Hier fehlt der Name oder die E-Mail-Adresse.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await field(page, 'Personen').fill([...lines.slice(0, 2), `Ida\tZwirner\t${address()}`].join('\n'))
    await page.getByRole('button', { name: /^3\sPersonen anmelden$/ }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: /^3\sPersonen anmelden$/ }).click()
    await expect(question.getByRole('alert')).toContainText('Zeile 3')
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByLabel('Auch wenn alle Plätze vergeben sind').check()
    await page.getByRole('button', { name: /^3\sPersonen anmelden$/ }).click()
    await question.getByRole('button', { name: /^3\sPersonen anmelden$/ }).click()
    await expect(page.getByText('1–3 von 3')).toBeVisible()
  },
)

test(
  'the office goes from a Termin to who is in it, and sees the same event by person and by Termin',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}` })
    const pond = await given.timeslot({ eventId: event.id, name: 'Teichforschung' })
    const wood = await given.timeslot({ eventId: event.id, name: 'Waldpädagogik' })
    const office = await given.account({ isStaff: true })
    const call = await callAs(office)
    for (const [lastName, timeslot] of [
      ['Achterberg', pond],
      ['Brodersen', wood],
    ] as const) {
      const { id: account } = await given.account({ firstName: 'Jonte', lastName })
      await call(addRegistration, { body: { event: event.id, account, timeslots: [timeslot.id] } })
    }
    await signIn(office)
    await page.goto(`/verwaltung/events/${event.id}/show`)
    await page
      .getByRole('row', { name: /Teichforschung/ })
      .getByRole('link', { name: /^1 / })
      .click()
    await expect(field(page, 'Termin')).toHaveText(/Teichforschung/)
    const achterberg = page.getByRole('row', { name: /Jonte Achterberg/ })
    const brodersen = page.getByRole('row', { name: /Jonte Brodersen/ })
    await expect(achterberg).toBeVisible()
    await expect(brodersen).toBeHidden()
    await field(page, 'Veranstaltung').click()
    await page.getByRole('option', { name: event.name }).click()
    // react-admin's filter form forgets what is chosen while the list still takes up the choice before.
    await expect(page).toHaveURL(/filter=.*event/)
    await field(page, 'Termin').click()
    await page.getByRole('option', { name: /Waldpädagogik/ }).click()
    await expect(brodersen).toBeVisible()
    await expect(achterberg).toBeHidden()

    await button(page, 'Nach Personen').click()
    await expect(page.getByText('1–2 von 2')).toBeVisible()
    await button(page, 'Nach Terminen').click()
    await expect(pageTitle(page, 'Plätze in Terminen')).toBeVisible()
    await expect(page.getByText('1–2 von 2')).toBeVisible()
  },
)
