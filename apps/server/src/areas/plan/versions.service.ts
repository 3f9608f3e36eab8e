import type { Plan } from '@tafelrunde/contract/admin/events/plan'
import { clashesOf } from '@tafelrunde/contract/events/plan-clashes'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { checkSeen } from '../audit/audit.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { fillWaiting } from '../participations/waitlist.service.ts'
import { plannedMail } from './plan.mails.ts'
import * as planQueries from './plan.queries.ts'
import { changesTo, factsOf, isSame, keyOf, stoppedText } from './plan.rules.ts'
import { keptPlacement, planSubjects, readItems, readPlan, readRooms } from './plan.service.ts'
import * as queries from './versions.queries.ts'

type Seen = { version: number }

/** Who would hear of a publication now. */
export const readReach = (db: Db, eventId: number) => planQueries.countReach(db, eventId)

type Item = Plan['items'][number]
const asMoved = ({ name, published, at }: Item) => ({ name, from: published, to: at })

/** Tells whoever gives what has changed, each in one mail; of a draft nobody hears. */
const tellLecturers = async (tx: Tx, deps: Deps, { event, items }: Plan) => {
  if (event.state === 'draft') return
  const moved = items.filter(({ published, at }) => !isSame(published, at))
  const people = await planQueries.findReachable(
    tx,
    moved.flatMap(({ workshop }) => workshop ?? []),
  )
  for (const [person] of Map.groupBy(people, ({ id }) => id).values()) {
    if (!person) continue
    const given = new Set(people.flatMap(({ id, workshop }) => (id === person.id ? [workshop] : [])))
    const own = moved.filter(({ workshop }) => workshop !== null && given.has(workshop))
    await postMail(tx, deps, plannedMail(person, event, own.map(asMoved), deps.config.APP_URL))
  }
}

const keep = async (tx: Tx, deps: Deps, eventId: number, number: number) => {
  const items = (await readItems(tx, eventId)).flatMap(({ timeslot, workshop, name, published }) =>
    timeslot !== null && published
      ? [
          {
            ...published,
            timeslot,
            workshop,
            name,
            start: published.start.toISOString(),
            end: published.end.toISOString(),
          },
        ]
      : [],
  )
  return queries.insertVersion(tx, { eventId, number, createdAt: deps.clock.now(), items })
}

/**
 * Makes the working copy public, all of it or nothing. Whoever has a place in what moves is told by the database's
 * notes (participations), in one mail, however much moves for them; so are lecturers, at once.
 */
export const publishPlan = (deps: Deps, eventId: number, { version }: Seen) =>
  inTransaction(deps.db, async tx => {
    await planQueries.lockPlan(tx, eventId)
    await checkSeen(tx, planSubjects, eventId, version)
    const plan = await readPlan(tx, eventId)
    const changes = await planQueries.findChanges(tx, eventId)
    if (changes.length === 0) throw new Refusal('state', 'Es gibt nichts zu veröffentlichen.')
    const stops = clashesOf(factsOf(plan)).filter(({ weight }) => weight === 'stop')
    if (stops.length > 0) throw new Refusal('clash', stoppedText(stops.map(({ text }) => text)))
    const going = plan.items.flatMap(({ timeslot, at }) => (timeslot !== null && !at ? [timeslot] : []))
    const booked = await planQueries.findEverBooked(tx, going)
    const stays = plan.items.find(({ timeslot }) => timeslot !== null && booked.has(timeslot))
    if (stays)
      throw new Refusal(
        'state',
        `In „${stays.name}“ hat sich inzwischen jemand angemeldet: Der Termin muss bleiben.`,
      )
    // What was there before the first publication can be gone back to as well.
    const last = plan.published?.number ?? (await keep(tx, deps, eventId, 1))
    if (!(await queries.applyChanges(tx, eventId, deps.clock.now())))
      throw new Refusal(
        'clash',
        'Jemand hätte zwei Plätze zur gleichen Zeit, auch in einer anderen Veranstaltung: So lässt sich der Plan nicht veröffentlichen.',
      )
    await planQueries.dropChanges(tx, eventId)
    const number = await keep(tx, deps, eventId, last + 1)
    await tellLecturers(tx, deps, plan)
    await fillWaiting(tx, deps)
    return { number }
  })

/** A page of what was published, the latest first. */
export const listVersions = (db: Db, eventId: number, page: Page) => queries.findVersions(db, eventId, page)

/** One version with its Termine. */
export const readVersion = async (db: Db, id: number) => {
  const { items, ...version } = orNotFound(await queries.findVersion(db, id))
  return {
    ...version,
    items: items.map(item => ({
      timeslot: item.timeslot,
      workshop: item.workshop,
      name: item.name,
      at: keptPlacement(item),
    })),
  }
}

/**
 * Makes a working copy that is like this version, in place of the one that was seen. What came later goes, unless
 * people are in it; what went meanwhile comes back as new.
 */
export const restoreVersion = (deps: Deps, id: number, { version }: Seen) =>
  inTransaction(deps.db, async tx => {
    const kept = await readVersion(tx, id)
    const eventId = kept.event
    await planQueries.lockPlan(tx, eventId)
    await checkSeen(tx, planSubjects, eventId, version)
    await planQueries.dropChanges(tx, eventId)
    const items = await readItems(tx, eventId)
    const there = {
      rooms: new Set((await readRooms(tx)).keys()),
      workshops: new Set((await planQueries.findWorkshops(tx, eventId)).map(workshop => workshop.id)),
      booked: await planQueries.findEverBooked(
        tx,
        items.flatMap(({ timeslot }) => timeslot ?? []),
      ),
    }
    const { changes, stay } = changesTo(kept.items, items, there)
    const rows = changes.map(change => ({
      ...change,
      eventId,
      key: change.timeslotId === null ? `n${crypto.randomUUID()}` : keyOf(change.timeslotId),
    }))
    if (rows.length > 0) await planQueries.writeChanges(tx, rows)
    return { kept: stay }
  })
