import type { DisplayMessage } from '@tafelrunde/contract/admin/events/displays'
import type { Display } from '@tafelrunde/contract/events/displays'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { keptUntilChange, placesTaken } from '../../platform/kept.ts'
import { InvalidField } from '../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import { lockForChange, readEvent } from '../events/events.service.ts'
import * as queries from './displays.queries.ts'
import { dayStart, toItems } from './displays.rules.ts'

const subjects: Subjects = ['display_messages']

/** What an Anzeige is made from. */
const sources = [
  'events',
  'timeslots',
  placesTaken,
  'workshops',
  'workshop_lecturers',
  'lecturers',
  'accounts',
  'display_messages',
]

type Kept = Omit<Display, 'now'>

const make = async (db: Db, id: number, now: Date): Promise<Kept> => {
  // Nobody sees a draft here, whoever they are: the screen hangs in a hall.
  const { event } = await readEvent(db, false, id)
  const [items, message] = [await queries.findItems(db, id), await queries.findMessage(db, id)]
  const ids = items.map(item => item.id)
  const changes = await queries.findChanges(db, ids, dayStart(now))
  const { name, state, startsAt, endsAt } = event
  return {
    event: { id, name, state, start: startsAt, end: endsAt },
    message: message ? { text: message.text, until: message.shownUntil } : null,
    items: toItems(items, changes),
  }
}

/** Reads what the Anzeige of an event shows: made once for all screens, until something changes or the day is over. */
export const createDisplays = ({ db, changes, clock }: Pick<Deps, 'db' | 'changes' | 'clock'>) => {
  const kept = keptUntilChange<Kept>(changes, sources, ({ items }) => 1000 + 500 * items.length)
  return async (id: number): Promise<Display> => {
    const now = clock.now()
    const key = `${id} ${berlinDay(now)}`
    return { now, ...(kept.known(key) ?? (await kept.make(key, () => make(db, id, now)))) }
  }
}

const pauseMs = 1000

/** Tells at most once a second that something changed. Every screen may read anew then: what it reads is kept. */
export const followSources = ({ changes }: Pick<Deps, 'changes'>, tell: () => void) => {
  let timer: NodeJS.Timeout | undefined
  changes.onChange(table => {
    if (timer || (table !== undefined && !sources.includes(table))) return
    timer = setTimeout(() => {
      timer = undefined
      tell()
    }, pauseMs)
  })
  return () => clearTimeout(timer)
}

const messageOf = async (db: Db, eventId: number): Promise<DisplayMessage> => {
  const row = await queries.findMessage(db, eventId)
  return {
    version: await versionOf(db, subjects, eventId),
    text: row?.text ?? '',
    until: row?.shownUntil ?? null,
  }
}

export const readMessage = async ({ db }: Deps, eventId: number) => {
  await readEvent(db, true, eventId)
  return messageOf(db, eventId)
}

const ended = 'Diese Zeit ist schon vorbei.'

/** Says something on the Anzeige, or nothing any more. */
export const setMessage = (
  deps: Deps,
  eventId: number,
  { text, until, version }: { text: string; until: Date | null; version: number },
) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    await checkSeen(tx, subjects, eventId, version)
    if (text && until && until <= deps.clock.now()) throw new InvalidField('until', ended)
    if (text) await queries.putMessage(tx, { eventId, text, shownUntil: until })
    else await queries.deleteMessage(tx, eventId)
    return messageOf(tx, eventId)
  })
