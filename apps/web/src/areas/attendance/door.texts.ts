import type { Participant } from '@tafelrunde/contract/attendance'
import { berlinDay } from '@tafelrunde/contract/berlin'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturer-timeslots'
import { clockTime, dayLabel, timeRange } from '../../shared/format.ts'
import type { DoorEntry, MarkEntry } from './entries.ts'
import type { Conflict, Filter } from './marks.rules.ts'

export const titleOf = ({ caption, workshop_name }: LecturerTimeslot) => caption || workshop_name

export const personName = ({ first_name, last_name }: Participant['account']) =>
  `${first_name} ${last_name}`.trim()

/** „Heute, 10:00–11:30 Uhr“, „Raum 2.14“ */
export const placeTexts = ({ start, end, location }: LecturerTimeslot, now: Date) => {
  const day = berlinDay(start) === berlinDay(now) ? 'Heute' : dayLabel(start)
  return [`${day}, ${timeRange(start, end)} Uhr`, ...(location ? [location] : [])]
}

export const beginText = (start: Date) => `Die Anwesenheit lässt sich ab ${dayLabel(start)} erfassen.`

export const filterLabels: Record<Filter, string> = {
  all: 'Alle',
  attended: 'Da',
  absent: 'Fehlt',
  open: 'Noch offen',
}

const stateWords: Record<Participant['state'], string> = {
  attended: 'Da',
  absent: 'Fehlt',
  registered: 'offen',
  cancelled: 'abgemeldet',
  waitlisted: 'Warteliste',
}

const mineText = ({ state, recordedAt }: MarkEntry | DoorEntry) =>
  `Sie: ${stateWords[state]}, ${clockTime(new Date(recordedAt))}`

/** „Sie: Da, 10:05 – Miriam Baumgärtner: Fehlt, 10:07“ */
export const conflictText = ({ mine, theirs, refusal }: Conflict, ownName: string) => {
  if (refusal || !theirs) return refusedText({ ...mine, ...(refusal && { refusal }) })
  const by = theirs.by === ownName ? 'anderes Gerät' : theirs.by
  return `${mineText(mine)} – ${by}: ${stateWords[theirs.state]}, ${clockTime(theirs.recordedAt)}`
}

/** „Sie: Da, 10:05 – nicht übernommen: Der Termin ist voll.“ */
export const refusedText = (entry: MarkEntry | DoorEntry) =>
  `${mineText(entry)} – nicht übernommen: ${entry.refusal?.sentence ?? ''}`

/** „21 Personen sind als anwesend erfasst.“ */
export const everyoneText = (count: number) =>
  count === 1 ? 'Eine Person ist als anwesend erfasst.' : `${count} Personen sind als anwesend erfasst.`

export const nobodyOpen = 'Es ist niemand mehr offen.'

/** What stands in a file's name must not be part of a path. */
export const listName = (timeslot: LecturerTimeslot, ending: string) =>
  `Teilnehmende ${titleOf(timeslot)} ${berlinDay(timeslot.start)}.${ending}`.replace(/[/\\:*?"<>|]/g, '-')
