import { classroomWorkshops } from './workshops/classroom.content.ts'
import { digitalWorkshops } from './workshops/digital.content.ts'
import { inclusionWorkshops } from './workshops/inclusion.content.ts'
import { languageWorkshops } from './workshops/language.content.ts'
import { lawWorkshops } from './workshops/law.content.ts'
import { professionWorkshops } from './workshops/profession.content.ts'
import { readingWorkshops } from './workshops/reading.content.ts'
import { scienceWorkshops } from './workshops/science.content.ts'

/** By title; the programmes of the events name them. */
export const workshops = {
  ...readingWorkshops,
  ...languageWorkshops,
  ...scienceWorkshops,
  ...classroomWorkshops,
  ...professionWorkshops,
  ...lawWorkshops,
  ...digitalWorkshops,
  ...inclusionWorkshops,
}

export type WorkshopTitle = keyof typeof workshops
