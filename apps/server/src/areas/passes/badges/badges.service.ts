import {
  type BadgeOrder,
  type BadgeRole,
  type BadgeSheet,
  roomOn,
} from '@tafelrunde/contract/admin/events/badges'
import { fileNameOf } from '../../../common/file-names.rules.ts'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { InvalidField, NotFound } from '../../../platform/refusals.ts'
import { readAssociation } from '../../association/association.service.ts'
import { readEvent } from '../../events/events.service.ts'
import { passToken } from '../passes.service.ts'
import { badgesDocument } from './badges.document.ts'
import { findAllBadges, findBadges } from './badges.queries.ts'

const noBadges = 'In dieser Auswahl ist niemand, für den es ein Namensschild gibt.'
const noSuchPlace = (room: number) => `Dieser Bogen hat nur ${room} ${room === 1 ? 'Platz' : 'Plätze'}.`

type Filters = { role?: BadgeRole | undefined; search?: string | undefined }

/** A page of those who get a badge of an event. */
export const listBadges = async (db: Db, eventId: number, query: Filters & Page) => {
  await readEvent(db, true, eventId)
  return findBadges(db, eventId, query)
}

type Wish = {
  sheet: BadgeSheet
  order: BadgeOrder
  start: number
  role?: BadgeRole | undefined
  person?: string | undefined
}

/** The badges of an event as a PDF; `person` alone has to be there. */
export const drawBadges = async (deps: Deps, caller: Caller, eventId: number, wish: Wish) => {
  const { clock, db, papers } = deps
  const { event } = await readEvent(db, true, eventId)
  const room = roomOn(wish.sheet)
  if (wish.start > room) throw new InvalidField('start', noSuchPlace(room))
  const badges = await findAllBadges(db, eventId, wish)
  if (badges.length === 0) throw wish.person ? new NotFound() : new InvalidField('role', noBadges)
  const people = await Promise.all(
    badges.map(async ({ accountId, passesFrom, ...badge }) => ({
      ...badge,
      token: accountId === null ? '' : await passToken(deps, { id: accountId, passesFrom }),
    })),
  )
  const association = await readAssociation(db)
  const document = badgesDocument({
    ...wish,
    drawnAt: clock.now(),
    association,
    event: event.name,
    people,
  })
  const name = fileNameOf(`${document.title} ${event.name.replaceAll(/[/\\]/g, ' ')}`)
  return { name: `${name}.pdf`, bytes: await papers.draw('badges', document, caller.id) }
}
