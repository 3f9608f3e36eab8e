import type { Caller } from '../../../common/people.rules.ts'
import { writeCsv } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readAssociation } from '../../association/association.service.ts'
import { readOwnTimeslot } from '../own-timeslots.service.ts'
import { compareNames, sheetDocument } from './sheet.document.ts'
import { findExpected, findLecturerNames } from './sheet.queries.ts'
import { fileNameOf, stateWords, tableHeadings } from './sheet.texts.ts'

const readExpected = async (db: Db, timeslotId: number) => {
  const all = await findExpected(db, timeslotId)
  return {
    participants: all.filter(({ state }) => state !== 'waitlisted').toSorted(compareNames),
    waitlist: all.filter(({ state }) => state === 'waitlisted'),
  }
}

/** The sign-in sheet of an own timeslot as a PDF, drawn from the data as they are now. */
export const readSheet = async (deps: Deps, caller: Caller, timeslotId: number) => {
  const { clock, db, papers } = deps
  const slot = await readOwnTimeslot(db, caller, timeslotId)
  const document = sheetDocument({
    drawnAt: clock.now(),
    association: await readAssociation(db),
    event: slot.eventName,
    workshop: slot.name,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    location: slot.location,
    lecturers: slot.workshopId === null ? [] : await findLecturerNames(db, slot.workshopId),
    ...(await readExpected(db, timeslotId)),
  })
  return {
    name: fileNameOf('Anwesenheitsliste', slot, 'pdf'),
    bytes: await papers.draw('sign-in-sheet', document, caller.id),
  }
}

/** The participants of an own timeslot as a table for Excel, which must not take what people enter for a formula. */
export const readTable = async ({ db }: Deps, caller: Caller, timeslotId: number) => {
  const slot = await readOwnTimeslot(db, caller, timeslotId)
  const { participants, waitlist } = await readExpected(db, timeslotId)
  const rows = [...participants, ...waitlist].map(({ state, ...person }, index) => [
    index + 1,
    person.lastName,
    person.firstName,
    person.schooltype,
    person.customerNumber,
    stateWords[state],
    state === 'waitlisted' ? index - participants.length + 1 : null,
    person.minutes,
  ])
  return { name: fileNameOf('Teilnehmende', slot, 'csv'), bytes: writeCsv(tableHeadings, rows) }
}
