import type { Presence } from '@tafelrunde/contract/admin/events/presence'
import { fileNameOf } from '../../../common/file-names.rules.ts'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { readAssociation } from '../../association/association.service.ts'
import { readEvent } from '../../events/events.service.ts'
import { presenceDocument } from './presence.document.ts'
import { findBooked, findEntered, findExhibiting, findTeaching } from './presence.queries.ts'
import { presenceAt, type Stay } from './presence.rules.ts'
import { entrance, exhibition, standText } from './presence.texts.ts'

const bases = { attended: 'seen', registered: 'booked', absent: 'absent' } as const

/** Who is at an event now, and where. */
export const readPresence = async (
  { clock, db }: Pick<Deps, 'clock' | 'db'>,
  eventId: number,
): Promise<Presence> => {
  await readEvent(db, true, eventId)
  const now = clock.now()
  const booked = await findBooked(db, eventId, now)
  const teaching = await findTeaching(db, eventId, now)
  const exhibiting = await findExhibiting(db, eventId, now)
  const entered = await findEntered(db, eventId, now)
  const stays: Stay[] = [
    ...booked.map(({ id, state, ...stay }) => ({ ...stay, key: `account-${id}`, basis: bases[state] })),
    ...teaching.map(({ id, accountId, ...stay }) => ({
      ...stay,
      key: accountId === null ? `lecturer-${id}` : `account-${accountId}`,
      basis: 'planned' as const,
      seenAt: null,
    })),
    ...exhibiting.map(({ id, name, stand, contactName, ...stay }) => ({
      ...stay,
      key: `exhibitor-${id}`,
      firstName: '',
      lastName: contactName || name,
      basis: 'planned' as const,
      name: standText(name, stand),
      room: exhibition,
      seenAt: null,
    })),
    // A moment at the door of the house says that they are in it, and nothing of the room.
    ...entered.map(({ id, ...person }) => ({
      ...person,
      key: `account-${id}`,
      basis: 'seen' as const,
      name: '',
      room: entrance,
      startsAt: person.seenAt,
      endsAt: person.seenAt,
    })),
  ]
  return presenceAt(stays, now)
}

/** The same on paper. */
export const drawPresence = async (deps: Deps, caller: Caller, eventId: number) => {
  const { event } = await readEvent(deps.db, true, eventId)
  const presence = await readPresence(deps, eventId)
  const association = await readAssociation(deps.db)
  const document = presenceDocument({ association, event: event.name, presence })
  const name = fileNameOf(`${document.title} ${event.name.replaceAll(/[/\\]/g, ' ')}`)
  return { name: `${name}.pdf`, bytes: await deps.papers.draw('presence', document, caller.id) }
}
