import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { clockTime, dayLabel, timeRange } from '@tafelrunde/ui/days.ts'
import type { DoorEntry, MarkEntry } from '../marks/entries.ts'
import type { Conflict, Filter } from '../marks/marks.rules.ts'
import { minutesText } from '../marks/minutes.texts.ts'

export const titleOf = ({ caption, workshop_name }: LecturerTimeslot) => caption || workshop_name

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

type Seen = { state: Participant['state']; minutes: number | null }

/** „Da“, and for how long where it was not the whole time: „Da für 45 Minuten“ */
const seenText = ({ state, minutes }: Seen) =>
  minutes === null ? stateWords[state] : `${stateWords[state]} für ${minutesText(minutes)}`

const mineText = (entry: MarkEntry | DoorEntry) =>
  `Sie: ${seenText({ minutes: null, ...entry })}, ${clockTime(new Date(entry.recordedAt))}`

/** „Sie: Da, 10:05 – Miriam Baumgärtner: Fehlt, 10:07“ */
export const conflictText = ({ mine, theirs, refusal }: Conflict, ownName: string) => {
  if (refusal || !theirs) return refusedText({ ...mine, ...(refusal && { refusal }) })
  const by = theirs.by === ownName ? 'anderes Gerät' : theirs.by
  return `${mineText(mine)} – ${by}: ${seenText(theirs)}, ${clockTime(theirs.recordedAt)}`
}

/** „Sie: Da, 10:05 – nicht übernommen: Der Termin ist voll.“ */
export const refusedText = (entry: MarkEntry | DoorEntry) =>
  `${mineText(entry)} – nicht übernommen: ${entry.refusal?.sentence ?? ''}`

/** „21 Personen sind als anwesend erfasst.“ */
export const everyoneText = (count: number) =>
  count === 1 ? 'Eine Person ist als anwesend erfasst.' : `${count} Personen sind als anwesend erfasst.`

export const nobodyOpen = 'Es ist niemand mehr offen.'

/** What stands in a file's name must not be part of a path. */
const inFileName = (text: string) => text.replace(/[/\\:*?"<>|]/g, '-')

export const listName = (timeslot: LecturerTimeslot, ending: string) =>
  inFileName(`Teilnehmende ${titleOf(timeslot)} ${berlinDay(timeslot.start)}.${ending}`)

export const feedbackName = ({ workshop_name }: LecturerTimeslot) =>
  inFileName(`Feedback ${workshop_name}.pdf`)
