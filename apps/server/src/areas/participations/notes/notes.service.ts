import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { eventEntry, timeslotEntry } from '../../calendar/calendar.rules.ts'
import type { Letter, Person } from '../../mail/letter.rules.ts'
import { postMail } from '../../mail/mail.service.ts'
import { calendarFiles } from './calendar-files.service.ts'
import { changesMail } from './changes.mails.ts'
import { calledOffMail, feedbackMail, reminderMail } from './events.mails.ts'
import * as queries from './notes.queries.ts'
import { newsOf } from './notes.rules.ts'

// Milliseconds: a letter waits until nothing has changed for so long, but never longer than that.
const quiet = 60 * 1000
const patience = 10 * 60 * 1000
// Who is on their way to a Termin of these hours that was moved hears it almost at once.
const quietOnTheDay = 10 * 1000
const theDay = 12 * 60 * 60 * 1000

type Places = Awaited<ReturnType<typeof queries.findNotedPlaces>>
type Subscription = Awaited<ReturnType<typeof queries.findNotedEvents>>[number]

const inCalendar = ({ was, state }: { was: string; state: string }) =>
  was === 'registered' || state === 'registered'
const isSet = (id: number | null) => id !== null

const readNews = async (tx: Tx, accountId: number, now: Date) => {
  const notes = await queries.takeNotes(tx, accountId)
  const subscriptions = await queries.findNotedEvents(tx, accountId, {
    places: notes.map(({ participationId }) => participationId).filter(isSet),
    subscriptions: notes.map(({ subscriptionId }) => subscriptionId).filter(isSet),
  })
  const eventIds = subscriptions.map(({ event }) => event.id)
  const places = await queries.findNotedPlaces(tx, accountId, eventIds)
  return newsOf(notes, { places, subscriptions }, now)
}

/** Turns all notes about somebody into letters, in one moment and at most once. */
const tell = (deps: Deps, { id, ...person }: Person & { id: number }) =>
  inTransaction(deps.db, async tx => {
    await queries.seeOneMoment(tx)
    const { changes, calledOff, reminders, feedback } = await readNews(tx, id, deps.clock.now())
    const appUrl = deps.config.APP_URL
    const slotEntries = (places: Places) => places.map(place => timeslotEntry({ ...place, place }, appUrl))
    const entryOf = (own: Subscription) =>
      eventEntry({ event: own.event, times: own.event, place: own }, appUrl)
    const entriesOf = (own: Subscription, places: Places) =>
      places.length > 0 ? slotEntries(places) : [entryOf(own)]
    const post = async (letter: Letter, entries: Parameters<typeof calendarFiles>[2]) =>
      postMail(tx, deps, { ...letter, attachments: await calendarFiles(tx, deps, entries) })
    const slotsOf = (places: Places) => places.map(({ slot }) => slot)

    const { places, events } = changes
    if (places.length + events.length > 0) {
      // What somebody only waited for is in no calendar, nor the days of an event whose timeslots are.
      const dated = places.filter(inCalendar).map(({ place }) => place)
      const bare = events
        .filter(inCalendar)
        .filter(({ subscription }) => dated.every(({ event }) => event.id !== subscription.event.id))
      await post(changesMail(person, changes, appUrl), [
        ...slotEntries(dated),
        ...bare.map(({ subscription }) => entryOf(subscription)),
      ])
    }
    for (const { own, places } of calledOff) {
      const waiting = own.state === 'waitlisted'
      const entries = waiting ? [] : entriesOf(own, places)
      await post(calledOffMail(person, own.event, { waiting }, appUrl), entries)
    }
    for (const { own, places } of reminders)
      await post(reminderMail(person, own.event, slotsOf(places), appUrl), entriesOf(own, places))
    for (const { own, places } of feedback)
      await postMail(tx, deps, feedbackMail(person, own.event, slotsOf(places), appUrl))
  })

/** Writes to everybody about whom something was noted and who has left it at that for a while. */
export const writeBookingMails = async (deps: Deps, end?: AbortSignal) => {
  const now = deps.clock.now().getTime()
  const ripe = {
    quiet: new Date(now - quiet),
    late: new Date(now - patience),
    urgent: new Date(now - quietOnTheDay),
    soon: new Date(now + theDay),
    wrong: new Date(now + patience),
  }
  // In a rush thousands of notes are new: looking at each of them again and again would slow it down.
  if (!(await queries.hasOldNote(deps.db, ripe))) return
  await queries.dropNotesOfNobody(deps.db)
  // One letter that cannot be written keeps nobody else from theirs; its notes stay for the next turn.
  for (const person of await queries.findRipe(deps.db, ripe)) {
    if (end?.aborted) return
    await tell(deps, person).catch(error =>
      deps.log.error({ err: error, account: person.id }, 'could not write a booking mail'),
    )
  }
}

export const remindJob = 'remind'

/** Notes a reminder for all who are registered for an event that begins tomorrow: once for each event. */
export const remind = async ({ db, clock }: Deps) => {
  await queries.noteReminders(db, clock.now())
}
