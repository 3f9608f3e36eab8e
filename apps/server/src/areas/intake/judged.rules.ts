import type { IntakeOutcome, IntakeProblem } from '@tafelrunde/contract/admin/intakes'

/**
 * A row of a table: the texts of its fields. A field that the file does not have is missing; one whose cell holds no value,
 * but the error of a formula for example, is empty, and `broken` says why.
 */
export type Line = { line: number; texts: Record<string, string>; broken: IntakeProblem[] }

/** What becomes of a row, and what is wrong with it. */
export type Judged = { outcome: IntakeOutcome; problems: IntakeProblem[] }

/** What is read out of a cell: a value, or why it is none and what may be meant. */
export type Read<Value> = { value: Value } | { reason: string; offers?: string[] }

/** Notes what is wrong with one row; of a broken cell nothing more is said. */
export const createNotes = (broken: IntakeProblem[] = []) => {
  const problems = [...broken]
  const note = (field: string, reason: string, offers: string[] = []) => {
    if (!broken.some(one => one.field === field)) problems.push({ field, reason, offers })
  }
  /** The value of a cell; undefined where there is none, which is noted. */
  const take = <Value>(field: string, read: Read<Value>): Value | undefined => {
    if ('value' in read) return read.value
    note(field, read.reason, read.offers)
    return undefined
  }
  return { problems, note, take }
}

export const judge = (problems: IntakeProblem[], outcome: IntakeOutcome): Judged =>
  problems.length > 0 ? { outcome: 'faulty', problems } : { outcome, problems }

/** A name however it is written: capitals, blanks and titles do not count. */
export const sameName = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/(^|\s)(dr|prof|frau|herr|dipl|mag)\.?(?=\s)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** How many single changes make one text of the other; past `most` only that it is more. */
const distance = (one: string, other: string, most: number) => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1]
    for (const [at, otherLetter] of other.split('').entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Which of the names may be meant: the nearest three. */
export const nearest = (typed: string, names: string[]) => {
  const wanted = sameName(typed)
  const most = Math.max(2, Math.floor(wanted.length / 4))
  return names
    .map(name => ({ name, far: distance(wanted, sameName(name), most) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Several texts in one cell, parted by semicolons, lines or (unless a name may have them) commas. */
export const listed = (text: string, parting = /[;\n,]/) =>
  text
    .split(parting)
    .map(part => part.trim())
    .filter(Boolean)
