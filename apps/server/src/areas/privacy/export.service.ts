import { Readable } from 'node:stream'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../deps.ts'
import { writeZip, type ZipEntry } from '../../platform/zip.ts'
import { exportLogins } from '../accounts/logins/logins.service.ts'
import { formerIds, listMerges, provenAddresses } from '../accounts/merges.service.ts'
import { exportOwnAccount } from '../accounts/personal.service.ts'
import { exportAttendance, exportEntries } from '../attendance/personal.service.ts'
import { listOwnChanges } from '../audit/audit.service.ts'
import { exportConfirmations } from '../confirmations/personal.service.ts'
import { exportExhibitor } from '../directory/directory.service.ts'
import { exportOrders } from '../exhibitions/personal.service.ts'
import { exportKeys } from '../keys/keys.service.ts'
import { exportLecturer, exportLecturerData } from '../lecturers/personal.service.ts'
import { listMailsTo } from '../mail/mail.service.ts'
import { exportParticipations } from '../participations/personal.service.ts'
import { exportSettlements } from '../settlements/personal.service.ts'
import { exportSupport } from '../support/support.service.ts'
import { type Receipt, withinReach } from './export.rules.ts'
import { readMe } from './export.texts.ts'
import { findIntakeRows } from './intakes.queries.ts'

const text = (words: string): Entry => ({ bytes: Buffer.from(words) })
const json = (value: unknown) => text(`${JSON.stringify(value, null, 2)}\n`)
const packed = (bytes: Uint8Array): Entry => ({ bytes, isPacked: true })

type Entry = { bytes: Uint8Array; isPacked?: boolean }

const step = 1024 * 1024
/** In steps, between which others are answered. */
function* inSteps(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += step) yield bytes.subarray(from, from + step)
}

/** The receipts are read one by one, each when its turn has come: they may be more than there is memory for. */
async function* entriesOf(files: Record<string, Entry>, receipts: Receipt[]): AsyncGenerator<ZipEntry> {
  for (const [path, { bytes, isPacked = false }] of Object.entries(files))
    yield { path, parts: inSteps(bytes), isPacked }
  for (const { path, read } of receipts) yield { path, parts: inSteps(await read()), isPacked: true }
}

/** Everything that is kept of a person, as a ZIP of JSON files; of very many receipts it says where the others are. */
export const exportEverything = async (deps: Deps, accountId: number) => {
  const { db, clock } = deps
  const { account, portalLink, twoStepsSince, passkeys, agreements, sessions, looks, picture } =
    await exportOwnAccount(deps, accountId)
  const addresses = await provenAddresses(db, account)
  const tables = await findIntakeRows(db, addresses)
  const merges = await listMerges(db, accountId)
  const { events, participations } = await exportParticipations(db, accountId)
  const { confirmations, papers } = await exportConfirmations(db, accountId)
  const lecturer = await exportLecturer(db, accountId)
  const lecturerData = await exportLecturerData(db, accountId)
  const { settlements, receipts: all, declarations } = await exportSettlements(deps, accountId)
  const companies = await exportExhibitor(db, accountId)
  const orders = await exportOrders(db, accountId)
  const logins = await exportLogins(deps, accountId)
  const keys = await exportKeys(deps, accountId)
  const { receipts, others } = withinReach(all)
  const files = {
    'LIESMICH.txt': text(readMe(account, berlinDay(clock.now()), others)),
    'konto.json': json(account),
    'zustimmungen.json': json(agreements),
    'aenderungen.json': json(await listOwnChanges(db, [accountId, ...(await formerIds(db, accountId))])),
    'veranstaltungen.json': json(events),
    'teilnahmen.json': json(participations),
    'anwesenheit.json': json(await exportAttendance(db, accountId)),
    'einlass.json': json(await exportEntries(db, accountId)),
    'bestaetigungen.json': json(confirmations),
    ...Object.fromEntries(Object.entries(papers).map(([path, pdf]) => [path, packed(pdf)])),
    'geraete.json': json(sessions),
    'einblicke.json': json(looks),
    'nachrichten.json': json((await Promise.all(addresses.map(address => listMailsTo(db, address)))).flat()),
    'aussteller.json': json(companies),
    'support.json': json(await exportSupport(db, accountId)),
    ...(lecturer && { 'referentenprofil.json': json(lecturer) }),
    ...(lecturerData && { 'referentendaten.json': json(lecturerData) }),
    ...(settlements.length > 0 && { 'abrechnungen.json': json(settlements) }),
    ...(declarations.length > 0 && { 'freibetrag.json': json(declarations) }),
    ...(orders.length > 0 && { 'bestellungen.json': json(orders) }),
    ...(tables.length > 0 && { 'tabellen.json': json(tables) }),
    ...(keys.length > 0 && { 'schluessel.json': json(keys) }),
    ...(merges.length > 0 && { 'zusammengefuehrte-konten.json': json(merges) }),
    ...(twoStepsSince && {
      'anmeldung.json': json({
        zweiSchritteSeit: twoStepsSince,
        ...(passkeys.length > 0 && { passkeys }),
      }),
    }),
    ...(logins.length > 0 && { 'anmeldeprotokoll.json': json(logins) }),
    ...(portalLink && { 'mitgliederportal.json': json(portalLink) }),
    ...(picture && { 'profilbild.webp': packed(picture) }),
  }
  return Readable.from(writeZip(entriesOf(files, receipts)))
}
