import { LegalKind } from '@tafelrunde/contract/legal-texts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { writePayment } from '../payments/backdated.service.ts'
import { agreeFees, type Progress, writeSettlements } from '../settlements/backdated.service.ts'
import { storeFile } from '../storage/storage.service.ts'
import { association, legalTexts } from './content/association.content.ts'
import { bookings } from './content/bookings.content.ts'
import { events } from './content/events.content.ts'
import { exhibitors } from './content/exhibitors.content.ts'
import { schooltypes } from './content/schooltypes.content.ts'
import { expense, fees, material } from './content/settlements.content.ts'
import * as queries from './demo.queries.ts'
import { type DemoEvent, idOf, paragraphs } from './demo.rules.ts'
import { seedEvent } from './event.service.ts'
import { drawLogo } from './logo.rules.ts'
import { seedOrders } from './orders.service.ts'
import { seedPeople } from './people.service.ts'

export { demoAccounts, demoPassword } from './content/accounts.content.ts'

/** Whose bookings `bookings` are. */
const chooserEmail = 'lehrerin@tafelrunde.example'
/** Whose settlements show what can happen to them. */
const lecturerEmail = 'referent@tafelrunde.example'

/** Who approves and pays. */
const office = 'Renate Albrecht'

/** How far the settlements are; at the first start nobody has begun those of later events. */
const settled: Partial<Record<string, Progress>> = {
  readingDay: { upTo: 'paid', shown: 'paid' },
  inclusionDay: { upTo: 'paid', shown: 'approved' },
  pastConference: { upTo: 'submitted', shown: 'open' },
}

type Ids = ReadonlyMap<string, number>

const seedExhibitors = async (tx: Tx, deps: Deps, accounts: Ids, eventIds: Ids) => {
  const rows = []
  for (const { name, text, website, stand, account, logo } of exhibitors) {
    const file = { type: 'image/svg+xml', bytes: Buffer.from(drawLogo(name, logo)) }
    rows.push({
      name,
      website,
      stand,
      description: paragraphs(text),
      logo: await storeFile(tx, deps, file),
      accountId: account === undefined ? null : idOf(accounts, account),
    })
  }
  const ids = new Map((await queries.insertExhibitors(tx, rows)).map(({ name, id }) => [name, id]))
  await queries.insertExhibitorEvents(
    tx,
    exhibitors.flatMap(({ name, events }) =>
      events.map(event => ({ exhibitorId: idOf(ids, name), eventId: idOf(eventIds, event) })),
    ),
  )
}

/** The demo's lecturer gives something to the participants of each of her workshops. */
const seedMaterials = async (tx: Tx, deps: Deps, lecturerId: number) => {
  const createdAt = deps.clock.now()
  const bytes = Buffer.from(material.text)
  const file = await storeFile(tx, deps, { type: 'application/octet-stream', bytes })
  const facts = { name: material.name, file, size: bytes.length, visibleFrom: createdAt, createdAt }
  await queries.insertMaterials(tx, lecturerId, facts)
}

/** Writes the whole demo association into a database without accounts and events, with dates relative to now. */
const seedDemo = async (tx: Tx, deps: Deps) => {
  const now = deps.clock.now()
  const { about, ...address } = association
  await queries.nameAssociation(tx, { ...address, about: paragraphs(about) })
  const texts = LegalKind.options.map(kind => ({ kind, text: paragraphs(legalTexts[kind]) }))
  await queries.publishTexts(tx, texts, now)
  const types = new Map((await queries.insertSchooltypes(tx, schooltypes)).map(({ name, id }) => [name, id]))
  const people = await seedPeople(tx, deps, types, now)
  const chooser = idOf(people.accounts, chooserEmail)
  const eventIds = new Map<string, number>()
  for (const [key, event] of Object.entries<DemoEvent>(events)) {
    const own = { chooser, bookings: bookings.filter(booking => booking.event === key) }
    eventIds.set(key, await seedEvent(tx, { people, schooltypes: types, now }, event, own))
  }
  await queries.makeRooms(tx, now)
  await seedMaterials(tx, deps, idOf(people.lecturers, 'Baumgärtner'))
  for (const [key, eventId] of eventIds) {
    await agreeFees(tx, eventId, fees)
    const progress = settled[key]
    if (!progress) continue
    const shown = idOf(people.accounts, lecturerEmail)
    const paid = await writeSettlements(tx, deps, eventId, { shown, expense, progress, office })
    await writePayment(tx, eventId, paid, office)
  }
  await seedExhibitors(tx, deps, people.accounts, eventIds)
  await seedOrders(tx, people.accounts, eventIds, now)
}

/**
 * Makes the demo association at the first start on an empty database, also when several servers start together.
 * Answers whether this database holds the demo, from now or from an earlier start.
 */
export const makeDemoOnce = async (deps: Deps) => {
  if (await queries.isEmpty(deps.db))
    await inTransaction(deps.db, async tx => {
      await queries.lockAccounts(tx)
      if (await queries.isEmpty(tx)) await seedDemo(tx, deps)
    })
  return queries.hasAccount(deps.db, chooserEmail)
}
