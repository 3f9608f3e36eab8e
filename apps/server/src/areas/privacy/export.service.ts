import { berlinDay } from '@tafelrunde/contract/berlin'
import { strToU8, zipSync } from 'fflate'
import type { Deps } from '../../deps.ts'
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
import { readMe } from './export.texts.ts'
import { findIntakeRows } from './intakes.queries.ts'

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)

/** Everything that is kept of a person, as a ZIP of JSON files. */
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
  const { settlements, receipts } = await exportSettlements(deps, accountId)
  const companies = await exportExhibitor(db, accountId)
  const orders = await exportOrders(db, accountId)
  const logins = await exportLogins(deps, accountId)
  const keys = await exportKeys(deps, accountId)
  return zipSync({
    'LIESMICH.txt': strToU8(readMe(account, berlinDay(clock.now()))),
    'konto.json': json(account),
    'zustimmungen.json': json(agreements),
    'aenderungen.json': json(await listOwnChanges(db, [accountId, ...(await formerIds(db, accountId))])),
    'veranstaltungen.json': json(events),
    'teilnahmen.json': json(participations),
    'anwesenheit.json': json(await exportAttendance(db, accountId)),
    'einlass.json': json(await exportEntries(db, accountId)),
    'bestaetigungen.json': json(confirmations),
    ...papers,
    'geraete.json': json(sessions),
    'einblicke.json': json(looks),
    'nachrichten.json': json((await Promise.all(addresses.map(address => listMailsTo(db, address)))).flat()),
    'aussteller.json': json(companies),
    'support.json': json(await exportSupport(db, accountId)),
    ...(lecturer && { 'referentenprofil.json': json(lecturer) }),
    ...(lecturerData && { 'referentendaten.json': json(lecturerData) }),
    ...(settlements.length > 0 && { 'abrechnungen.json': json(settlements) }),
    ...receipts,
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
    ...(picture && { 'profilbild.webp': picture }),
  })
}
