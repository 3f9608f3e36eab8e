import {
  type BadgeOrder,
  BadgeRole,
  type BadgeSheet,
  badgeSheets,
  type SheetMeasures,
} from '@tafelrunde/contract/admin/events/badges'
import type { Letterhead } from '../../mail/letter.rules.ts'

export type BadgePerson = {
  first_name: string
  last_name: string
  role: BadgeRole
  detail: string
  /** The pass; empty of who has no account. */
  token: string
}

export type BadgeFacts = {
  drawnAt: Date
  association: Letterhead
  event: string
  sheet: BadgeSheet
  order: BadgeOrder
  /** The first place of the first sheet, counted from 1. */
  start: number
  people: BadgePerson[]
}

/** Badges ready to be drawn. */
export type BadgesDocument = {
  title: string
  subject: string
  issuedAt: string
  association: Letterhead
  event: string
  sheet: SheetMeasures
  /** How many places of the first sheet stay empty. */
  used: number
  cards: { first: string; last: string; detail: string; role: string; kind: BadgeRole }[]
  /** Of each card in its turn: what its QR code says; empty: none. */
  codes: string[]
}

const roleWords: Record<BadgeRole, string> = {
  team: 'Team',
  lecturer: 'Referent:in',
  exhibitor: 'Ausstellende',
  participant: 'Teilnehmende',
}

const german = new Intl.Collator('de-DE', { numeric: true })

const byName = (one: BadgePerson, other: BadgePerson) =>
  german.compare(one.last_name, other.last_name) || german.compare(one.first_name, other.first_name)

const rankOf = ({ role }: BadgePerson) => BadgeRole.options.indexOf(role)

const orders: Record<BadgeOrder, (one: BadgePerson, other: BadgePerson) => number> = {
  name: byName,
  role: (one, other) => rankOf(one) - rankOf(other) || byName(one, other),
}

/** The badges of an event in the order in which they are handed out. */
export const badgesDocument = (facts: BadgeFacts): BadgesDocument => {
  const people = facts.people.toSorted(orders[facts.order])
  return {
    title: 'Namensschilder',
    subject: facts.event,
    issuedAt: facts.drawnAt.toISOString(),
    association: facts.association,
    event: facts.event,
    sheet: badgeSheets[facts.sheet],
    used: facts.start - 1,
    cards: people.map(({ first_name, last_name, detail, role }) => ({
      first: first_name.trim(),
      last: last_name.trim(),
      detail,
      role: roleWords[role],
      kind: role,
    })),
    codes: people.map(({ token }) => token),
  }
}
