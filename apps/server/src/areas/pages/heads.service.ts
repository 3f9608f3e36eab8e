import { withoutMarks } from '@tafelrunde/contract/values/marked-text'
import { fullName } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/refusals.ts'
import { readAssociation } from '../association/association.service.ts'
import { readExhibitor } from '../directory/directory.service.ts'
import { readLecturer } from '../lecturers/lecturers.service.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { eventHead, workshopHead } from './event-heads.service.ts'
import type { Head } from './head.rules.ts'
import { type GeneralPage, type Page, pathsOf } from './pages.rules.ts'
import * as texts from './pages.texts.ts'
import * as structured from './structured.rules.ts'

const lecturerHead = async ({ config: { APP_URL }, db }: Deps, id: number): Promise<Head> => {
  const lecturer = await readLecturer(db, false, id)
  const association = await readAssociation(db)
  const name = fullName(lecturer)
  const held = texts.workshopsText([...new Set(lecturer.workshops.map(workshop => workshop.name))])
  const url = APP_URL + pathsOf.lecturer(id)
  const { profileDescription: description } = lecturer
  return {
    title: name,
    description: texts.descriptionOf([], description || [held, association.name].filter(Boolean).join(' · ')),
    url,
    preview: { name: `lecturer-${id}`, kicker: association.name, title: name, lines: [held] },
    structured: [
      structured.profileOf({
        name,
        description: withoutMarks(description),
        image: fileUrl(APP_URL, lecturer.picture),
        url,
      }),
      structured.breadcrumbsOf(
        APP_URL,
        [texts.lecturersText, pathsOf.lecturers],
        [name, pathsOf.lecturer(id)],
      ),
    ],
  }
}

const exhibitorHead = async ({ config: { APP_URL }, db }: Deps, id: number): Promise<Head> => {
  const { exhibitor } = await readExhibitor(db, false, id)
  const association = await readAssociation(db)
  const { name, description, website, stand } = exhibitor
  const url = APP_URL + pathsOf.exhibitor(id)
  const facts = [texts.exhibitorText, stand && texts.standText(stand)].filter(Boolean)
  return {
    title: name,
    description: texts.descriptionOf(facts, description),
    url,
    preview: { name: `exhibitor-${id}`, kicker: association.name, title: name, lines: [facts.join(' · ')] },
    structured: [
      structured.companyOf({
        name,
        description: withoutMarks(description),
        website,
        logo: fileUrl(APP_URL, exhibitor.logo),
        url,
      }),
      structured.breadcrumbsOf(
        APP_URL,
        [texts.exhibitorText, pathsOf.exhibitors],
        [name, pathsOf.exhibitor(id)],
      ),
    ],
  }
}

const previewOf = (association: { name: string }) => ({
  name: 'tafelrunde' as const,
  kicker: '',
  title: association.name,
  lines: [texts.eventsText],
})

const generalHead = async ({ config: { APP_URL }, db }: Deps, name: GeneralPage): Promise<Head> => {
  const association = await readAssociation(db)
  const { title, describe } = texts.generalTexts[name]
  return {
    title,
    description: texts.descriptionOf([], describe(association.name)),
    url: APP_URL + pathsOf[name],
    preview: previewOf(association),
    structured: [structured.organizationOf(association, APP_URL)],
  }
}

/** A head that tells nobody anything. */
const bareHead = async ({ db }: Deps, title: string): Promise<Head> => {
  const association = await readAssociation(db)
  return { title, description: association.name, url: null, preview: previewOf(association), structured: [] }
}

const headsOf = {
  event: eventHead,
  workshop: workshopHead,
  lecturer: lecturerHead,
  exhibitor: exhibitorHead,
}

/** What stands in the head of a page, from what everybody may see; refuses with `NotFound` where there is none. */
export const readHead = async (deps: Deps, page: Page): Promise<Head> => {
  if (page.kind === 'unknown') throw new NotFound()
  if (page.kind === 'general') return generalHead(deps, page.name)
  if (page.kind === 'personal') return bareHead(deps, texts.personalTitle)
  return headsOf[page.kind](deps, page.id)
}

/** The head of a page that does not exist. */
export const unknownHead = (deps: Deps) => bareHead(deps, texts.unknownTitle)
