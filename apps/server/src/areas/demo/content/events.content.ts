import { conference } from './events/conference.content.ts'
import { pastConference } from './events/past-conference.content.ts'
import { schoolCongress } from './events/school-congress.content.ts'
import { lawDay, outdoorDay } from './events/short-days.content.ts'
import { aiDay, digitalDay, inclusionDay, languageDay, readingDay } from './events/subject-days.content.ts'

export const events = {
  readingDay,
  inclusionDay,
  pastConference,
  schoolCongress,
  languageDay,
  outdoorDay,
  conference,
  lawDay,
  digitalDay,
  aiDay,
}

export type EventKey = keyof typeof events
