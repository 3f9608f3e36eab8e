import * as z from 'zod/mini'
import { choiceFilter, listQuery } from '#filters'
import { bodyFile, bodyFlag, bodyId, bodyInteger, bodyReference } from '../http/body.ts'
import { Bytes, IdParams, Instant, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawText } from '../http/raw-text.ts'
import { anyBodyLines, bodyText } from '../values/text.ts'
import { tableTypes } from './export.ts'

// Tables from Excel that the office takes over: uploaded, looked at and corrected row by row, then written all at once.

/** What the rows of a table are. */
export const IntakeKind = z.enum(['workshops', 'rooms', 'exhibitors', 'members', 'registrations'])
export type IntakeKind = z.infer<typeof IntakeKind>

/** The largest file that is read, in megabytes, and the most rows. */
export const largestIntake = 50
export const mostIntakeRows = 20_000

/** What becomes of a row; `faulty`: nothing, and so of no other row either. */
export const IntakeOutcome = z.enum(['faulty', 'new', 'changed', 'unchanged'])
export type IntakeOutcome = z.infer<typeof IntakeOutcome>

/** What parts the columns of a CSV file. */
export const IntakeDelimiter = z.enum(['semicolon', 'comma', 'tab'])
export type IntakeDelimiter = z.infer<typeof IntakeDelimiter>

const IntakeColumn = z.object({
  field: z.string(),
  label: z.string(),
  required: z.boolean(),
  /** Which of the file's columns it is; null: none. */
  column: z.nullable(z.int()),
})

/** A table that is being taken over. It belongs to whoever uploaded it, and goes after a day. */
export const Intake = z
  .object({
    id: z.int(),
    kind: IntakeKind,
    event: z.nullable(z.object({ id: z.int(), name: z.string() })),
    file_name: z.string(),
    created: Instant,
    /** When it was written; from then on it does not change any more. */
    applied: z.nullable(Instant),
    /** Grows with each change; whoever applies says which one they saw. */
    version: z.int(),
    /** Of a CSV file, guessed or chosen; null: it is none, or names another sign itself. */
    delimiter: z.nullable(IntakeDelimiter),
    headings: z.array(z.string()),
    columns: z.array(IntakeColumn),
    /** Labels of required columns that are none of the file's. */
    missing: z.array(z.string()),
    /** What is hidden in Excel, by hand or by a filter: how many rows, and which of the file's columns. */
    hidden: z.nullable(z.object({ rows: z.int(), columns: z.array(z.int()), left_out: z.boolean() })),
    counts: z.object({ rows: z.int(), faulty: z.int(), new: z.int(), changed: z.int(), unchanged: z.int() }),
    /** What applying it does, in sentences. */
    consequences: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'Intake' })
export type Intake = z.infer<typeof Intake>

/** What is wrong with a cell, in words, and what may be right instead. */
export const IntakeProblem = z.object({ field: z.string(), reason: z.string(), offers: z.array(z.string()) })
export type IntakeProblem = z.infer<typeof IntakeProblem>

export const IntakeRow = z
  .object({
    id: z.int(),
    /** In the file, counted from 1. */
    line: z.int(),
    outcome: IntakeOutcome,
    cells: z.record(z.string(), z.string()),
    problems: z.array(IntakeProblem),
  })
  .register(z.globalRegistry, { id: 'IntakeRow' })
export type IntakeRow = z.infer<typeof IntakeRow>

const intake = {
  url: '/api/admin/intakes/:id/',
  auth: 'staff',
  params: IdParams,
  response: Intake,
} as const

export const getIntakeTemplate = endpoint({
  method: 'GET',
  url: '/api/admin/intake-template/',
  auth: 'staff',
  summary: 'A workbook to fill in, with examples and a sheet that explains the columns',
  query: z.object({ kind: IntakeKind }),
  file: tableTypes.xlsx,
  response: Bytes,
})

export const listIntakes = endpoint({
  method: 'GET',
  url: '/api/admin/intakes/',
  auth: 'staff',
  summary: 'The tables that the caller has uploaded, the latest first',
  query: listQuery({}),
  response: pageOf(Intake),
})

export const createIntake = endpoint({
  method: 'POST',
  url: '/api/admin/intakes/',
  auth: 'staff',
  summary: 'Upload a workbook (.xlsx) or a CSV file as multipart; it is checked, and nothing written yet',
  largestFile: largestIntake,
  body: z.object({
    kind: IntakeKind,
    event: z._default(bodyId(), null),
    /** The file's own. */
    name: rawText(),
    file: bodyFile(),
  }),
  status: 201,
  response: Intake,
})

export const getIntake = endpoint({ ...intake, method: 'GET', summary: 'An own table' })

export const deleteIntake = endpoint({
  ...intake,
  method: 'DELETE',
  summary: 'Forget an own table; what was applied stays',
  status: 204,
  response: Nothing,
})

export const listIntakeRows = endpoint({
  ...intake,
  method: 'GET',
  url: '/api/admin/intakes/:id/rows/',
  summary: 'The rows of an own table in their order, with what is wrong with each cell',
  query: listQuery({ outcome: choiceFilter(IntakeOutcome.options) }),
  response: pageOf(IntakeRow),
})

export const exportIntakeFaults = endpoint({
  ...intake,
  method: 'GET',
  url: '/api/admin/intakes/:id/faults/',
  summary: 'The faulty rows of an own table as a workbook, with what is wrong with each',
  file: tableTypes.xlsx,
  response: Bytes,
})

export const mapIntake = endpoint({
  ...intake,
  method: 'PUT',
  url: '/api/admin/intakes/:id/columns/',
  summary: 'Say which of the file’s columns is which; remembered for files with the same headings',
  body: z.object({
    columns: z
      .array(z.object({ field: bodyText(50), column: bodyInteger(z.minimum(0), z.maximum(199)) }))
      .check(z.maxLength(50)),
  }),
})

export const splitIntake = endpoint({
  ...intake,
  method: 'PUT',
  url: '/api/admin/intakes/:id/delimiter/',
  summary: 'Say what parts the columns of a CSV file; it is read anew, without what was corrected',
  body: z.object({ delimiter: IntakeDelimiter }),
})

export const leaveOutHidden = endpoint({
  ...intake,
  method: 'PUT',
  url: '/api/admin/intakes/:id/hidden/',
  summary: 'Leave out the rows and columns that are hidden in Excel, or take them with the others',
  body: z.object({ left_out: bodyFlag() }),
})

export const correctIntake = endpoint({
  ...intake,
  method: 'PUT',
  url: '/api/admin/intakes/:id/cell/',
  summary: 'Change one cell; all rows are checked again',
  body: z.object({ row: bodyReference(), field: bodyText(50), text: anyBodyLines(20_000) }),
})

export const applyIntake = endpoint({
  ...intake,
  method: 'POST',
  url: '/api/admin/intakes/:id/apply/',
  summary:
    'Write all rows or none; 409 `changed` where it is not what the caller saw, `state` where a row is faulty',
  body: z.object({ version: bodyInteger(z.minimum(0)) }),
})
