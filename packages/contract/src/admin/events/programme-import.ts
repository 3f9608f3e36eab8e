import * as z from 'zod/mini'
import { bodyFile, bodyInteger } from '../../http/body.ts'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyText, bodyText } from '../../values/text.ts'

// A programme that comes as a file, as a screen: first what it would do to an event, then doing just that. The file is
// sent both times, so that nothing has to be kept of it in between.

/** The largest file that is read, in megabytes. */
export const largestProgramme = 50

export const ImportKind = z.enum(['event', 'workshop', 'timeslot', 'lecturer'])
export type ImportKind = z.infer<typeof ImportKind>

/** `kept`: stays as it is although the file says otherwise, or does not name it any more. */
export const ImportOutcome = z.enum(['new', 'changed', 'removed', 'kept'])
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** Whose word counts. */
export const ImportSide = z.enum(['office', 'file'])
export type ImportSide = z.infer<typeof ImportSide>

const ImportPart = z.object({
  name: z.string(),
  before: z.string(),
  /** What the file says. */
  after: z.string(),
  /** What names it among those `from_file`, where the office has changed it since the last file; null: nothing to choose. */
  key: z.nullable(z.string()),
  takes: ImportSide,
})

/** One thing that the file changes, or would if the office had not said otherwise. */
export const ImportItem = z
  .object({
    kind: ImportKind,
    /** Null: it is only made when the file is taken over. */
    id: z.nullable(z.int()),
    outcome: ImportOutcome,
    name: z.string(),
    /** When and where, in words. */
    about: z.string(),
    reasons: z.array(z.string()),
    parts: z.array(ImportPart),
  })
  .register(z.globalRegistry, { id: 'ImportItem' })
export type ImportItem = z.infer<typeof ImportItem>

/** What a file does to an event. */
export const ProgrammeImport = z
  .object({
    event: z.object({ id: z.int(), name: z.string() }),
    /** What the file calls itself. */
    version: z.string(),
    items: z.array(ImportItem),
    /** How many Termine, workshops and lecturers stay the same. */
    unchanged: z.object({ workshop: z.int(), timeslot: z.int(), lecturer: z.int() }),
    /** What follows from it, in sentences: who is told, what gets lost. */
    consequences: z.array(z.string()),
    /** Stands for all of this; whoever takes the file over says what they saw. */
    seen: z.string(),
  })
  .register(z.globalRegistry, { id: 'ProgrammeImport' })
export type ProgrammeImport = z.infer<typeof ProgrammeImport>

const wish = {
  file: bodyFile(),
  /** How many places each new Termin has. */
  capacity: z._default(bodyInteger(z.minimum(0), z.maximum(100_000)), 30),
  /** Keys of parts, with commas between them, in which the file counts and not what the office has changed since the last one. */
  from_file: z._default(anyBodyText(60_000), ''),
}

const ofEvent = {
  method: 'POST',
  auth: 'staff',
  params: IdParams,
  largestFile: largestProgramme,
  response: ProgrammeImport,
} as const

export const previewProgramme = endpoint({
  ...ofEvent,
  url: '/api/admin/events/:id/programme-preview/',
  summary:
    'What a schedule file (frab’s JSON or XML) would do to an event, as multipart; nothing is written. 409 `clash` where somebody would have two Termine at a time',
  body: z.object(wish),
})

export const applyProgramme = endpoint({
  ...ofEvent,
  url: '/api/admin/events/:id/programme-import/',
  summary:
    'Take a schedule file over, all of it or nothing; 409 `changed` where it would not do what was seen',
  body: z.object({ ...wish, seen: bodyText(100) }),
})
