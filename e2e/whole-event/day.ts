import { addEntries } from '@tafelrunde/contract/admin/events/entrance'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import { listParticipants, markParticipants } from '@tafelrunde/contract/events/attendance'
import { giveFeedback } from '@tafelrunde/contract/events/feedback'
import { getPass } from '@tafelrunde/contract/people/passes'
import { tap } from '../attendance.ts'
import { rate } from '../attended.ts'
import { desk, expect } from '../house/site.ts'
import { downloadOf } from '../papers.ts'
import { button, told } from '../screen.ts'
import { at, crowd, one, type Prepared } from './prepare.ts'

/** Two counters let everybody in, one of them without a network for a while, and agree. */
export const everybodyComesIn = async ({ site, callAs, device, eva, params, people, staff }: Prepared) => {
  await site.moveTo(at('08:10'))
  const counters = [await device(staff, desk), await device(staff, desk)]
  const [near, far] = [one(counters), one(counters, 1)]
  const all = new RegExp(`^${crowd}$`)
  for (const counter of counters) {
    await counter.goto(`/entrance/${params.id}`)
    await expect(counter.getByText(all)).toBeVisible()
  }
  const { token } = await (await callAs(eva))(getPass, {})
  const lets = async (counter: typeof near, typed: string, answer: RegExp) => {
    await counter.getByRole('searchbox').fill(typed)
    await counter.getByRole('searchbox').press('Enter')
    await expect(counter.getByRole('status').filter({ has: counter.getByRole('heading') })).toContainText(
      answer,
    )
  }
  await far.context().setOffline(true)
  await lets(near, token, /Eva Sommer 000/)
  // The other one cannot know it, and lets her in as well.
  await lets(far, token, /Eva Sommer 000/)
  await lets(far, 'sommer 001', /Eva Sommer 001/)
  await lets(near, 'sommer 002', /Eva Sommer 002/)
  await far.context().setOffline(false)
  await expect(far.getByText('wartet', { exact: true })).toHaveCount(0)

  // Whoever else stands in the queues, of which some are seen at both counters.
  const office = await callAs(staff)
  const queue = crowd / 4
  const send = (from: number, minute: string) =>
    office(addEntries, {
      params,
      body: {
        entries: people.slice(from, from + queue).map(({ id }) => ({ account: id, recorded_at: at(minute) })),
      },
    })
  await Promise.all([
    send(3, '08:08'),
    send(queue + 3, '08:09'),
    send((4 * queue) / 3 + 3, '08:07'),
    send(2 * queue + 3, '08:09'),
    send(3 * queue, '08:06'),
  ])
  for (const counter of counters) {
    // When a counter asks again for what the others have noted.
    await counter.clock.fastForward('00:20')
    await expect(counter.getByText(all)).toHaveCount(2)
  }
}

/** A room that changes is the new one in the app, in the calendar, on the Anzeige and in a mail, within seconds. */
export const roomChanges = async ({ site, callAs, device, eva, event, first, staff }: Prepared) => {
  await site.moveTo(at('09:00'))
  await (await callAs(staff))(createRoom, { body: { name: 'Aula Nord', capacity: 200 } })
  const [phone, screen, office] = [
    await device(eva),
    await device(undefined, desk),
    await device(staff, desk),
  ]
  await phone.goto(`/workshop-detail/${first.workshopId}`)
  await expect(phone.getByText('Raum 2.14').first()).toBeVisible()
  await screen.goto(`/anzeige/${event.id}`)
  const shown = screen.getByRole('listitem').filter({ hasText: 'Workshop 0' })
  await expect(shown).toContainText('Raum 2.14')

  await office.goto(`/verwaltung/events/${event.id}/day`)
  await button(office, 'Raum wechseln: Workshop 0').click()
  const question = office.getByRole('dialog')
  await expect(question).toContainText('34\u00a0Personen bekommen eine Mail')
  await question.getByLabel('Neuer Raum').click()
  await office.getByRole('option', { name: /^Aula Nord · 200 Plätze/ }).click()
  await question.getByRole('button', { name: 'Raum wechseln' }).click()
  await expect(shown).toContainText('Aula Nord')
  await expect(phone.getByText('Aula Nord').first()).toBeVisible()
  const calendar = await phone.request.get(`/api/timeslots/${first.id}/calendar/`)
  expect(await calendar.text()).toContain('LOCATION:Aula Nord')
  const moved = () => site.letters.filter(({ message }) => message.includes('Aula Nord'))
  await expect.poll(() => moved().length, { timeout: 60_000 }).toBe(34)
  expect(moved().filter(({ recipient }) => recipient === eva.email)).toHaveLength(1)
}

/** The lecturer notes at the door who is there; whoever gives feedback then gets a confirmation. */
export const takingPartIsConfirmed = async (prepared: Prepared) => {
  const { site, callAs, device, eva, event, first, lecturer, staff } = prepared
  await site.moveTo(at('10:05'))
  const door = await device(lecturer)
  await door.goto(`/my-workshops/details/${first.id}`)
  await tap(door, eva, 'Da')
  const own = await callAs(lecturer)
  const query = { timeslot: String(first.id), state: 'registered', limit: '100' }
  const marks = async () => {
    const { results } = await own(listParticipants, { query })
    return results
  }
  await expect.poll(async () => (await marks()).length).toBe(29)
  const others = await marks()
  await own(markParticipants, {
    body: {
      marks: others.map(({ id }, index) => ({
        participant: id,
        state: index < 27 ? ('attended' as const) : ('absent' as const),
        recorded_at: site.now(),
      })),
    },
  })

  await site.moveTo(at('19:00'))
  const office = await device(staff, desk)
  const question = office.getByRole('dialog')
  await office.goto(`/verwaltung/events/${event.id}/show`)
  for (const step of ['Anmeldung schließen', 'Beenden']) {
    await button(office, step).click()
    await question.getByRole('button', { name: step }).click()
    await expect(question).toBeHidden()
  }
  const phone = await device(eva)
  await phone.goto('/participation-confirmations')
  await phone.getByRole('link', { name: 'Feedback geben' }).first().click()
  for (const scale of [/^Der Inhalt/, /^Die Vermittlung/, /^Die Organisation/, /^Für meinen Unterricht/])
    await rate(phone, scale, '5')
  await Promise.all([
    told(phone, 'Danke, Ihr Feedback ist gespeichert.'),
    button(phone, 'Feedback senden').click(),
  ])
  const rating = { content: 5, teaching: 5, organisation: 4, benefit: 4 }
  for (const { id, account } of others.slice(0, 27))
    await (await callAs(prepared.people.find(person => person.id === account.id) ?? eva))(giveFeedback, {
      body: { ...rating, participation: id },
    })

  const filter = encodeURIComponent(JSON.stringify({ event: event.id }))
  await office.goto(`/verwaltung/attendances?filter=${filter}`)
  await office.getByRole('button', { name: /^28\sBestätigungen ausstellen$/ }).click()
  await question.getByRole('button', { name: /^28\sBestätigungen ausstellen$/ }).click()
  await expect(office.getByText('Fertig: 28 von 28')).toBeVisible({ timeout: 60_000 })
  await phone.goto('/participation-confirmations')
  const { text } = await downloadOf(phone, button(phone, 'PDF'))
  for (const words of ['Eva Sommer 000', 'Workshop 0', 'Aula Nord']) expect(text).toContain(words)
}
