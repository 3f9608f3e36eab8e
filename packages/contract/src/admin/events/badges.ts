import * as z from 'zod/mini'
import { choiceFilter, listQuery, textFilter } from '#filters'
import { Bytes, IdParams, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

/** What a badge says that somebody is; who is several has the first of them. */
export const BadgeRole = z.enum(['team', 'lecturer', 'exhibitor', 'participant'])
export type BadgeRole = z.infer<typeof BadgeRole>

export const BadgeSheet = z.enum(['l4785', 'c32011', 'c32015', 'l7165', 'a6', 'lanyard'])
export type BadgeSheet = z.infer<typeof BadgeSheet>

/** As they are handed out: all by name, or the counter of each role by itself. */
export const BadgeOrder = z.enum(['name', 'role'])
export type BadgeOrder = z.infer<typeof BadgeOrder>

/** In millimetres; where the numbers are from: `docs/decisions/0037-badges.md`. */
export type SheetMeasures = {
  name: string
  page: { width: number; height: number }
  card: { width: number; height: number }
  columns: number
  rows: number
  /** Of the first card, from the edges of the page. */
  left: number
  top: number
  /** From a card to the next one. */
  across: number
  down: number
}

const a4 = { width: 210, height: 297 }

export const badgeSheets: Record<BadgeSheet, SheetMeasures> = {
  l4785: {
    name: 'Zweckform L4785, 80 × 50 mm',
    page: a4,
    card: { width: 80, height: 50 },
    columns: 2,
    rows: 5,
    left: 17.5,
    top: 13.5,
    across: 95,
    down: 55,
  },
  c32011: {
    name: 'Zweckform C32011, 85 × 54 mm',
    page: a4,
    card: { width: 85, height: 54 },
    columns: 2,
    rows: 5,
    left: 15,
    top: 13.5,
    across: 95,
    down: 54,
  },
  c32015: {
    name: 'Zweckform C32015, 85 × 54 mm',
    page: a4,
    card: { width: 85, height: 54 },
    columns: 2,
    rows: 4,
    left: 17,
    top: 31.5,
    across: 91,
    down: 60,
  },
  l7165: {
    name: 'Zweckform L7165, 99 × 68 mm',
    page: a4,
    card: { width: 99.1, height: 67.7 },
    columns: 2,
    rows: 4,
    left: 4.65,
    top: 13.1,
    across: 101.6,
    down: 67.7,
  },
  a6: {
    name: 'A6-Karten, 4 auf A4',
    page: a4,
    card: { width: 105, height: 148.5 },
    columns: 2,
    rows: 2,
    left: 0,
    top: 0,
    across: 105,
    down: 148.5,
  },
  lanyard: {
    name: 'Umhängekarte, 90 × 130 mm',
    page: { width: 90, height: 130 },
    card: { width: 90, height: 130 },
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    across: 90,
    down: 130,
  },
}

/** How many badges have room on a sheet. */
export const roomOn = (sheet: BadgeSheet) => badgeSheets[sheet].columns * badgeSheets[sheet].rows

/** How many sheets so many badges take, the first of which is used up to `start`, counted from 1. */
export const sheetsFor = (sheet: BadgeSheet, count: number, start: number) =>
  count === 0 ? 0 : Math.ceil((count + start - 1) / roomOn(sheet))

/** Somebody who gets a badge. */
export const Badge = z
  .object({
    /** `account-7`; of who has no account `lecturer-7` or `exhibitor-7`, and then no code for the door. */
    key: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: BadgeRole,
    /** The school type, or the exhibitor's name. */
    detail: z.string(),
  })
  .register(z.globalRegistry, { id: 'Badge' })
export type Badge = z.infer<typeof Badge>

const ofEvent = { auth: 'staff', params: IdParams } as const

export const badgeFilters = { role: choiceFilter(BadgeRole.options), search: textFilter }

export const listBadges = endpoint({
  ...ofEvent,
  method: 'GET',
  url: '/api/admin/events/:id/badges/',
  summary:
    'Who gets a badge of an event, by family name: its registered people, lecturers, exhibitors and staff',
  query: listQuery(badgeFilters),
  response: pageOf(Badge),
})

export const getBadgeSheets = endpoint({
  ...ofEvent,
  method: 'GET',
  url: '/api/admin/events/:id/badges/paper/',
  summary:
    'Badges for printing, as PDF: all, those of a role, or the one of `person`, from a place of the first sheet on',
  query: z.object({
    sheet: BadgeSheet,
    order: z._default(BadgeOrder, 'name'),
    role: choiceFilter(BadgeRole.options),
    person: textFilter,
    start: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  }),
  file: 'application/pdf',
  response: Bytes,
})
